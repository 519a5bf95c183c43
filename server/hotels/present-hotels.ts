import type { Selectable } from "kysely";
import type { Hotel } from "#contract/hotels.ts";
import { toRupees } from "#contract/rules/money.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { asStayKind } from "#contract/rules/stay-kinds.ts";
import type { Executor } from "../db/open.ts";
import type { Tables } from "../db/tables.ts";
import { readPictures } from "../pictures/present-pictures.ts";
import { readPlaceNames, readRoomSummaries } from "./hotels.queries.ts";

export type HotelRow = Selectable<Tables["hotels"]>;

/** Hotels as the contract shows them; rate, room count and facilities are derived from their rooms. */
export async function presentHotels(db: Executor, hotels: HotelRow[], today: CalendarDate): Promise<Hotel[]> {
  if (hotels.length === 0) return [];
  return hotels.map(await presenterOf(db, hotels, today));
}

export async function presentHotel(hotel: HotelRow, db: Executor, today: CalendarDate): Promise<Hotel> {
  return (await presenterOf(db, [hotel], today))(hotel);
}

async function presenterOf(
  db: Executor,
  hotels: HotelRow[],
  today: CalendarDate,
): Promise<(hotel: HotelRow) => Hotel> {
  const ids = hotels.map((hotel) => hotel.id);
  const { rooms, facilitiesOf } = await readRoomSummaries(db, ids, today);
  const placeIds = new Set(hotels.flatMap(({ place_id }) => place_id ?? []));
  const placeNames = await readPlaceNames(db, [...placeIds]);
  const picturesOf = await readPictures(db, "hotel", ids);
  const roomsOf = new Map(rooms.map((summary) => [summary.hotel_id, summary]));
  return (hotel) => {
    const summary = roomsOf.get(hotel.id);
    const images = picturesOf(hotel.id);
    return {
      id: hotel.id,
      hotelName: hotel.name,
      description: hotel.description,
      address: hotel.address,
      searchAddress: hotel.search_address,
      pinCode: hotel.pin_code,
      imagePath: images[0]?.path ?? null,
      images,
      rate: summary ? toRupees(summary.lowest_rent_paise) : null,
      totalRooms: summary?.units ?? 0,
      facilities: facilitiesOf.get(hotel.id) ?? [],
      freeBelowAge: hotel.free_below_age,
      childUntilAge: hotel.child_until_age,
      kind: asStayKind(hotel.kind),
      placeId: hotel.place_id,
      place: hotel.place_id === null ? null : (placeNames.get(hotel.place_id) ?? null),
      isDeleted: hotel.deleted_at !== null,
      version: hotel.version,
    };
  };
}
