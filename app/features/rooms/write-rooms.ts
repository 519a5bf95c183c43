import type { Client } from "#contract/client.ts";
import type { Hotel } from "#contract/hotels.ts";
import type { Room } from "#contract/rooms.ts";
import { importFields } from "#contract/rules/import-fields.ts";
import { writeHouses } from "#app/features/hotels/write-houses.ts";
import { readRoomTypes } from "./read-room-types.ts";

const columns = importFields.hotels.filter(({ name }) => name !== "picture");

/** Hotels as CSV: a row for each room type, and one for a hotel without any. */
export function writeRooms(api: Client) {
  return writeHouses(api, columns, async (hotel) => {
    const rooms = await readRoomTypes(api, hotel.id);
    if (rooms.length === 0) return [ofHotel(hotel)];
    return rooms.map((room) => ({ ...ofHotel(hotel), ...ofRoom(room) }));
  });
}

function ofHotel({ hotelName, description, address, searchAddress, pinCode, kind }: Hotel) {
  return { hotelName, description, address, searchAddress, pinCode, kind };
}

function ofRoom({ facilities, ...room }: Room) {
  const { roomType, rentPerNight, noOfRooms, noBeds, maxAdults, maxChild, roomNumber } = room;
  const numbers = { rentPerNight, noOfRooms, noBeds, maxAdults, maxChild };
  return { roomType, roomNumber, ...numbers, facilities: facilities.join("; ") };
}
