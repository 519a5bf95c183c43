import { type Availability, stayMessages } from "#contract/availability.ts";
import { fromForm, type Client } from "#contract/client.ts";
import { isPast } from "#app/features/stay-dates/is-past.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { readHouseChoices } from "#app/features/hotels/house-choices.ts";
import { orErrorPage, orMissingPage, dataUnlessRefused } from "#app/reply.ts";
import { offerOf } from "./sum/stay-sum.tsx";
import { cheapestOffer } from "#contract/rules/sum-of-stay.ts";
import { wishesOf } from "#contract/rules/typed-wishes.ts";
import type { BookingFormState } from "./booking-form-state.ts";

/** Data of the booking page: the hotel in its address, or all hotels to choose from, and values prefilled by links. */
export async function readBookingPage(api: Client, id: string | undefined, link: URLSearchParams) {
  const hotel =
    id === undefined ? null : orMissingPage(await api.hotels.byId({ query: fromForm({ id }) }), "hotel").data;
  const hotels = hotel ? [] : await readHouseChoices(api);
  const tourId = link.get("package");
  const tour = tourId
    ? orMissingPage(await api.packages.byId({ query: fromForm({ id: tourId }) }), "package").data
    : null;
  const typed: Record<string, string> = {};
  for (const name of ["checkInDate", "checkOutDate", "adults", "children", "rooms"])
    typed[name] = link.get(name) ?? "";
  typed["roomId"] = link.get("room") ?? "";
  const hotelId = hotel ? String(hotel.id) : (link.get("hotel") ?? "");
  typed["hotelId"] = hotelId;
  if (tour) typed["specialRequest"] = `Package: ${tour.tourName}`;
  const start: BookingFormState = { typed, ...(await readRooms(api, typed)) };
  return {
    hotel,
    hotels,
    tour,
    today: todayInKashmir(new Date()),
    start,
  };
}

/**
 * Free rooms for the chosen dates; if none can be booked then, or only for a longer stay, also the nearest dates that
 * can. Empty while a date or the hotel is missing; past nights are an error, as they are when the form is sent.
 */
export async function readRooms(
  api: Client,
  typed: Record<string, string>,
): Promise<Pick<BookingFormState, "availability" | "nearest" | "price" | "errors" | "message">> {
  const { hotelId, checkInDate, checkOutDate } = typed;
  if (!hotelId || !checkInDate || !checkOutDate) return {};
  if (isPast(checkInDate)) return { errors: { checkInDate: stayMessages.past }, message: stayMessages.past };
  const query = { hotelId, checkInDate, checkOutDate };
  const reply = await api.availability.list({ query: fromForm(query) });
  if (!reply.ok) return { errors: reply.errors, message: reply.message };
  const canStay = reply.data.some(({ free, minNights }) => free > 0 && minNights === undefined);
  if (canStay || reply.data.length === 0)
    return { availability: reply.data, price: await readPrice(api, typed, reply.data) };
  const nearest = await api.availability.nearest({ query: fromForm(query) });
  return { availability: reply.data, nearest: orErrorPage(nearest).data };
}

/** The price of the chosen rooms, else of the cheapest; undefined while the party is missing, or when a field is invalid. */
async function readPrice(api: Client, typed: Record<string, string>, rooms: readonly Availability[]) {
  const { checkInDate, checkOutDate, adults, children } = typed;
  const room = roomToPrice(typed, rooms);
  if (!room || !adults) return undefined;
  const stay = { ...room, checkInDate, checkOutDate, adults, children, ...wishesOf(typed) };
  return dataUnlessRefused(
    await api.prices.read({ query: fromForm({ ...stay, rooms: typed["rooms"] || "1" }) }),
  );
}

/** The chosen room type, else a free one for the party (`isLeftToUs`); the latter only if more than the nights may be charged. */
function roomToPrice(typed: Record<string, string>, rooms: readonly Availability[]) {
  const { roomId, adults, children } = typed;
  const offers = rooms.map((room) => ({ ...offerOf(room), roomId: room.roomId }));
  if (roomId) {
    const room = offers.find((one) => String(one.roomId) === roomId);
    return room && room.free > 0 ? { roomId } : undefined;
  }
  const party = { adults: Number(adults), children: Number(children) || 0 };
  const best = cheapestOffer(offers, Number(typed["rooms"]) || 1, party);
  if (!best || !offers.some(({ costsMore }) => costsMore)) return undefined;
  return { roomId: best.offer.roomId, isLeftToUs: true };
}
