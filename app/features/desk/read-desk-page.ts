import type { Client } from "#contract/client.ts";
import { fromForm } from "#contract/client.ts";
import type { DeskOffer } from "#contract/desk.ts";
import type { FieldErrors } from "#app/ui/form-scope.tsx";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { readHouseChoices } from "#app/features/hotels/house-choices.ts";
import { orErrorPage, dataUnlessRefused } from "#app/reply.ts";
import { controlPages } from "#app/content/control-addresses.ts";

/** A search for free rooms; every field as typed. */
export type DeskQuestion = {
  checkIn: string;
  checkOut: string;
  adults: string;
  children: string;
  place: string;
  /** A house's id; empty for all. */
  house: string;
  /** The id of the package enquiry in whose price the stay is to be; empty for none. */
  enquiry: string;
};

const names = ["checkIn", "checkOut", "adults", "children", "place", "house", "enquiry"] as const;

/** The search in an address; by default two adults for tonight. */
export function questionIn(address: URLSearchParams): DeskQuestion {
  const today = todayInKashmir(new Date());
  const party = { adults: "2", children: "0" };
  const usual = { checkIn: today, checkOut: addDays(today, 1), ...party, place: "", house: "", enquiry: "" };
  const fromAddress = names.flatMap((name) =>
    address.has(name) ? [[name, address.get(name) ?? ""] as const] : [],
  );
  return { ...usual, ...Object.fromEntries(fromAddress) };
}

export function deskAddress({ enquiry, ...search }: DeskQuestion): string {
  const query = new URLSearchParams({ ...search, ...(enquiry && { enquiry }) });
  return `${controlPages.desk}?${query.toString()}`;
}

/** Reads the free rooms of all hotels, or of the place or house asked for. */
export async function readDeskPage(api: Client, question: DeskQuestion) {
  const { place, house, enquiry, ...search } = question;
  const [places, houses, found, asked] = await Promise.all([
    api.places.list(),
    readHouseChoices(api),
    api.desk.offers({ query: fromForm({ ...search, placeId: place, hotelId: house }) }),
    enquiry ? api.packageBookings.byId({ query: fromForm({ id: enquiry }) }) : undefined,
  ]);
  const isRefused = !found.ok && found.status === 400;
  const [first] = found.ok ? found.data.offers : [];
  const errors: FieldErrors = isRefused ? withShortNames(found.errors) : {};
  return {
    question,
    places: orErrorPage(places).data.places.map(({ id, name }) => ({ value: id, label: name })),
    houses,
    found: isRefused ? null : orErrorPage(found).data,
    errors,
    /** The enquiry in whose price the stay is to be; null when there is none of this number. */
    enquiry: asked && (dataUnlessRefused(asked) ?? null),
    /** Meals and extras of the cheapest offer; a script reads those of the others. */
    offered: first && (await readOffered(api, question, first)),
    idempotencyKey: crypto.randomUUID(),
  };
}

async function readOffered(api: Client, question: DeskQuestion, { roomId, rooms }: DeskOffer) {
  const { checkIn: checkInDate, checkOut: checkOutDate, adults, children } = question;
  const query = fromForm({ roomId, rooms, checkInDate, checkOutDate, adults, children });
  return dataUnlessRefused(await api.prices.read({ query }))?.offered;
}

/** Renames errors of the call to the shorter parameter names of the address. */
function withShortNames({
  checkInDate,
  checkOutDate,
  placeId,
  hotelId,
  ...others
}: FieldErrors): FieldErrors {
  return { ...others, checkIn: checkInDate, checkOut: checkOutDate, place: placeId, house: hotelId };
}
