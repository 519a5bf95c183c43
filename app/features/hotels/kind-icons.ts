import type { StayKind } from "#contract/rules/stay-kinds.ts";
import type { IconName } from "#app/ui/icon-names.ts";

/** On chips and on the map. */
export const kindIcons: Readonly<Record<StayKind, IconName>> = {
  hotel: "hotel",
  houseboat: "sailboat",
  homestay: "house",
  cottage: "trees",
};
