import type { Client } from "#contract/client.ts";
import { controlPages } from "#app/content/control-addresses.ts";
import { findHouses } from "#app/features/find-house/find-houses.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { readRoomTypes } from "#app/features/rooms/read-room-types.ts";
import { answerShortList } from "#app/features/short-lists/answer-short-list.ts";
import { readAll } from "#app/read-all.ts";
import { dataOrNull, typedFields } from "#app/reply.ts";

/** The joined calendars, the opened one, and the house whose room types can be joined. */
export async function readCalendars(api: Client, address: URL) {
  const asked = address.searchParams;
  const [calendars, hotels, wished] = await Promise.all([
    readAll((page) => api.portalCalendars.list({ query: { limit: 100, page } })),
    findHouses(api, asked),
    wishedHouse(api, asked),
  ]);
  const hotel = wished ?? (hotels.houses.length === 1 ? hotels.houses[0] : undefined);
  return {
    calendars,
    hotels,
    hotel,
    rooms: hotel ? await readRoomTypes(api, hotel.value) : [],
    room: asked.get("room") ?? "",
    opened: calendars.find(({ id }) => String(id) === asked.get("calendar")),
    origin: address.origin,
    idempotencyKey: crypto.randomUUID(),
  };
}

/** The house that the address names, by itself or by one of its room types. */
async function wishedHouse(api: Client, asked: URLSearchParams) {
  const room = asked.has("room") ? await api.rooms.byId({ query: { id: Number(asked.get("room")) } }) : null;
  const id = (room && dataOrNull(room)?.hotelId) ?? Number(asked.get("hotel"));
  const house = id > 0 ? dataOrNull(await api.hotels.byId({ query: { id } })) : null;
  return house ? { value: house.id, label: house.hotelName } : undefined;
}

export type CalendarsPage = Awaited<ReturnType<typeof readCalendars>>;

/** Handles the forms of the page. On success it redirects to it; a refused form is shown again. */
export async function answerCalendars({ portalCalendars }: Client, request: Request) {
  const page = controlPages.portalCalendars;
  const { intent = "", id = "" } = typedFields(await request.clone().formData());
  if (intent === "read" || intent === "renew") {
    const reply = await portalCalendars[intent]({ id: Number(id) });
    throw redirectWithToast(page, reply.message, {
      isInfo: !reply.ok || (intent === "read" && reply.data.fault !== ""),
    });
  }
  return answerShortList(request, {
    ...portalCalendars,
    async create(entry) {
      const reply = await portalCalendars.create(entry);
      // What it has is seen at once, or why it cannot be read.
      if (reply.ok && entry.body["importUrl"]) await portalCalendars.read({ id: reply.data.id });
      return reply;
    },
    page,
    opens: "calendar",
    kind: "portalCalendars",
    inWords: ({ name, roomType, hotel }) => `${name}, ${roomType}, ${hotel}`,
    // An unticked box sends nothing.
    bodyOf: ({ closesToo = "false", ...fields }) => ({ closesToo, ...fields }),
  });
}
