import type { Hotel, HotelOrder } from "#contract/hotels.ts";
import { alphabetical, byTime, type Sort } from "../lists/list-sorts.ts";
import type { RecordList } from "../lists/record-list.ts";
import { fileColumn } from "#app/features/lists/columns.ts";

const sorts: Sort<HotelOrder | "id">[] = [...byTime, ...alphabetical("name", "Name")];

/** The hotels, as cards and as a file. */
export const hotelList: RecordList<Hotel> = {
  title: "Hotels",
  search: "Search name or place",
  csv: "hotels.csv",
  calls: ({ hotels }) => hotels,
  query: () => ({ limit: 10 }),
  sorts,
  columns: [
    fileColumn("Name", (hotel) => hotel.hotelName),
    fileColumn("Address", (hotel) => hotel.address),
    fileColumn("Search address", (hotel) => hotel.searchAddress),
    fileColumn("Place", (hotel) => hotel.place),
    fileColumn("Kind", (hotel) => hotel.kind),
    fileColumn("Pincode", (hotel) => hotel.pinCode),
    fileColumn("Rooms", (hotel) => hotel.totalRooms),
    fileColumn("From (INR)", (hotel) => hotel.rate),
    fileColumn("Facilities", (hotel) => hotel.facilities.map(({ name }) => name).join(", ")),
    fileColumn("Description", (hotel) => hotel.description),
  ],
};
