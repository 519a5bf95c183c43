import type { StayKind } from "#contract/rules/stay-kinds.ts";

/** A hotel of the demo as it is written down; rooms and facilities by the names of the choices in the database. */
export type DemoHotel = {
  /** Names its pictures: `hotel-<slug>.jpg` and more. */
  slug: string;
  kind: StayKind;
  /** The name of one of the places in the database. */
  place: string;
  hotelName: string;
  description: string;
  address: string;
  searchAddress: string;
  pinCode: string;
  rooms: DemoRoom[];
};

export type DemoRoom = {
  roomType: string;
  /** Whole rupees. */
  rentPerNight: number;
  noBeds: number;
  maxAdults: number;
  maxChild: number;
  noOfRooms: number;
  roomNumber: string;
  facilities: string[];
};
