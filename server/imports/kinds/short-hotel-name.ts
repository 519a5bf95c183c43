import { looseNameKey } from "#contract/rules/name-key.ts";

/** What a house is, by the words for it in lists and registers. */
const kindWords = new Map([
  ["hotel", "hotel"],
  ["houseboat", "houseboat"],
  ["hb", "houseboat"],
  ["h/b", "houseboat"],
  ["homestay", "homestay"],
  ["resort", "resort"],
]);

/** A name in two parts: what a house is, and what it is called beside that. */
function partsOf(name: string): { kind: string; own: string } {
  const words = name.trim().toLowerCase().replace("house boat", "houseboat").split(/\s+/);
  const kind = words.map((word) => kindWords.get(word)).find((word) => word !== undefined) ?? "";
  const own = looseNameKey(words.filter((word) => !kindWords.has(word)).join(" "));
  return { kind, own };
}

/**
 * Finds the house that a register names shortly: `Chinar View` for `Hotel Chinar View`, though not `HB Chinar View`.
 * Undefined where it could be one of two.
 */
export function openShortNames<T extends { name: string }>(houses: readonly T[]) {
  const byOwn = Map.groupBy(
    houses.map((house) => ({ house, ...partsOf(house.name) })),
    ({ own }) => own,
  );
  return (typed: string): T | undefined => {
    const { kind, own } = partsOf(typed);
    if (own === "") return undefined;
    const [found, other] = (byOwn.get(own) ?? []).filter((one) => kind === "" || kind === one.kind);
    return other ? undefined : found?.house;
  };
}
