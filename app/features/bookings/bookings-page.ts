import type { Booking } from "#contract/bookings.ts";
import type { Client, Reply } from "#contract/client.ts";
import { listSorts } from "#app/features/control/list-sorts.ts";
import { readList } from "#app/features/control/read-list.ts";
import { readInTheWay } from "./read-in-the-way.ts";

/** One page of bookings by the filters in the address, and the booking whose details are open with what is free for it. */
export async function readBookingsPage(api: Client, request: Request) {
  const page = await readList(api, request, {
    kind: "bookings",
    sorts: listSorts.bookings,
    list: (query) => api.bookings.list({ query }),
    byId: (query) => api.bookings.byId({ query }),
  });
  return { ...page, details: page.viewed ? await readDetails(api, page.viewed) : null };
}

async function readDetails(api: Client, booking: Booking) {
  const { id, hotelId, checkInDate, checkOutDate } = booking;
  const [free, inTheWay] = await Promise.all([
    api.availability.list({ query: { hotelId, checkInDate, checkOutDate } }),
    readInTheWay(api, { hotelId, from: checkInDate, to: checkOutDate, without: { stay: id } }),
  ]);
  return { availability: free.ok ? free.data : [], inTheWay };
}

/** Update Status: the booking as it is, with the status and the room type that were chosen. */
export async function changeBookingStatus(api: Client, id: number, form: FormData): Promise<Reply<unknown>> {
  const read = await api.bookings.byId({ query: { id } });
  if (!read.ok) return read;
  const roomId = form.get("roomId") || undefined;
  const status = form.get("status") ?? "";
  return api.bookings.change({ id, body: { ...read.data, roomId, status, version: form.get("version") } });
}
