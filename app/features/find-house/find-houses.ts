import type { Client } from "#contract/client.ts";
import { orErrorPage } from "#app/reply.ts";
import { type HouseChoice, readHouseChoices } from "#app/features/hotels/house-choices.ts";

/** A company with more houses than this finds them by name. */
const mostChoices = 250;

/** So many are choices there at once. */
const firstChoices = 50;

/** The houses of a field, and the words by which they were found in a company with many. */
export type FoundHouses = {
  houses: HouseChoice[];
  /** Undefined where all houses are choices; empty while none was looked for. */
  find?: string;
  isNone?: boolean;
};

/**
 * The company's houses by name. Of more than `mostChoices` those that the address's `find` names, or the first ones;
 * `chosen` is among them always.
 */
export async function findHouses(
  api: Client,
  address: URLSearchParams,
  chosen?: number,
): Promise<FoundHouses> {
  const find = (address.get("find") ?? "").trim().slice(0, 100);
  const first = await readHouses(api, "");
  if (first.total === first.houses.length) return { houses: first.houses };
  if (first.total <= mostChoices) return { houses: await readHouseChoices(api) };
  const found = find === "" ? first : await readHouses(api, find);
  const isNone = found.houses.length === 0;
  const houses = (isNone ? first : found).houses.slice(0, firstChoices);
  if (chosen === undefined || houses.some(({ value }) => value === chosen)) return { houses, find, isNone };
  const { id, hotelName, placeId } = orErrorPage(await api.hotels.byId({ query: { id: chosen } })).data;
  return { houses: [{ value: id, label: hotelName, placeId }, ...houses], find, isNone };
}

/** The first of the houses that were looked for, where the address names none. */
export function firstFound(
  address: URLSearchParams,
  { houses, find, isNone }: FoundHouses,
): number | undefined {
  return find && !isNone && !address.has("hotel") ? houses[0]?.value : undefined;
}

async function readHouses(api: Client, search: string) {
  const query = { limit: 100, sort: "name", search, page: 1 } as const;
  const { data, pageInfo } = orErrorPage(await api.hotels.list({ query }));
  const houses = data.map(({ id, hotelName, placeId }) => ({ value: id, label: hotelName, placeId }));
  return { houses, total: pageInfo?.totalRecords ?? houses.length };
}
