/** The paths of the logo in a box of 76 × 104, shared by the component and scripts/build-icons.ts. */
export const logoShapes = {
  leaf: "M38 58C26 51 12 55 3 48c7-4 10-9 8-17 8 4 14 2 18-1 0-10 4-18 9-27 5 9 9 17 9 27 4 3 10 5 18 1-2 8 1 13 8 17-9 7-23 3-35 10z",
  veins: "M38 58V22M38 56 20 43M38 56l18-13",
  oar: "M36.2 56h3.6v22c6-4 11 0 10 7-1 8-8 14-11.8 17C34 99 27 93 26 85c-1-7 4-11 10.2-7z",
};
