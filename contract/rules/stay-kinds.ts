/** What a house is to its guests; a hotel may have none. */
export const stayKinds = ["hotel", "houseboat", "homestay", "cottage"] as const;
export type StayKind = (typeof stayKinds)[number];

/** As guests read it. */
export const stayKindWords: Readonly<Record<StayKind, string>> = {
  hotel: "Hotel",
  houseboat: "Houseboat",
  homestay: "Homestay",
  cottage: "Cottage",
};

/** Reads a stored word; null for none, and for a word that this version does not know. */
export function asStayKind(word: string | null): StayKind | null {
  return stayKinds.find((kind) => kind === word) ?? null;
}
