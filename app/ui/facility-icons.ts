import type { IconName } from "./icon-names.ts";

/** The icon names that a facility may have in the data. */
export const facilityIconNames: readonly IconName[] = [
  "accessibility",
  "air-vent",
  "armchair",
  "bath",
  "bed-double",
  "car-front",
  "clock",
  "coffee",
  "concierge-bell",
  "flame",
  "flame-kindling",
  "flower-2",
  "heater",
  "mountain",
  "mountain-snow",
  "paw-print",
  "phone",
  "plane",
  "plug-zap",
  "refrigerator",
  "sailboat",
  "salad",
  "shield-check",
  "ship",
  "shower-head",
  "sparkles",
  "square-parking",
  "toilet",
  "trees",
  "tv",
  "utensils",
  "washing-machine",
  "waves",
  "wifi",
];

/** Words in a facility's name that choose its icon when the data names none; the first match wins. */
const byWord: [RegExp, IconName][] = [
  [/wi-?fi|internet/i, "wifi"],
  [/breakfast|tea|coffee|kahwa/i, "coffee"],
  [/restaurant|dining|meal|board|cook|kitchen/i, "utensils"],
  [/power|generator/i, "plug-zap"],
  [/vegetarian/i, "salad"],
  [/step-?free|wheelchair/i, "accessibility"],
  [/toilet/i, "toilet"],
  [/parking/i, "square-parking"],
  [/bukhari|fire|stove/i, "flame-kindling"],
  [/heat/i, "heater"],
  [/air ?con|a\/?c\b/i, "air-vent"],
  [/shikara|boat/i, "sailboat"],
  [/lake|river|pool/i, "waves"],
  [/mountain|view|ski/i, "mountain-snow"],
  [/garden|lawn/i, "flower-2"],
  [/forest|pine/i, "trees"],
  [/shower|hot water/i, "shower-head"],
  [/bath|tub/i, "bath"],
  [/tele|\btv\b/i, "tv"],
  [/fridge|mini ?bar/i, "refrigerator"],
  [/laundry/i, "washing-machine"],
  [/airport|transfer|pick/i, "plane"],
  [/cab|car|driver/i, "car-front"],
  [/room service|reception|desk/i, "concierge-bell"],
  [/phone|intercom/i, "phone"],
  [/safe|lock|security/i, "shield-check"],
  [/bed/i, "bed-double"],
  [/sofa|lounge|sit-?out|balcony|deck/i, "armchair"],
  [/pet/i, "paw-print"],
  [/24|hour/i, "clock"],
];

/** The icon of a facility: the one named in the data if it exists, else by words in the facility's name, else a default. */
export function facilityIcon(facility: string, iconName?: string): IconName {
  const named = facilityIconNames.find((name) => name === iconName);
  return named ?? byWord.find(([word]) => word.test(facility))?.[1] ?? "sparkles";
}
