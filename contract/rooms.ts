import { z } from "zod";
import { listEndpoint, readEndpoint } from "./core/read-endpoints.ts";
import { changeEndpoint, createEndpoint, removeAndRestore } from "./core/record-endpoints.ts";
import { lineOrNothing, optionalWholeNumber, expectedVersion, rupees, wholeNumber } from "./core/fields.ts";
import { byIdQuery, deleteWithStaysQuery, idData, largestId } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";
import { checkIncluded, planSchema, roomTariffFields } from "./tariff.ts";
import { pictureSchema } from "./pictures.ts";
import { jsonText, aliasedObject } from "./core/wire.ts";
import { savedMessages } from "./core/saved-messages.ts";

export const roomRecord = { label: "Room" } as const;

export const roomMessages = {
  created: "Room added successfully",
  ...savedMessages("Room"),
} as const;

const roomShape = {
  id: z.int(),
  hotelId: z.int(),
  roomType: z.string(),
  roomTypeId: z.int(),
  /** Whole rupees. */
  rentPerNight: z.int(),
  /** Whole rupees, of the cheapest night from today on; only where that is not the usual rent. */
  lowestRent: z.int().optional(),
  noBeds: z.int(),
  maxAdults: z.int(),
  maxChild: z.int(),
  noOfRooms: z.int(),
  roomNumber: z.string(),
  roomFacilities: z.array(z.int()),
  images: z.array(pictureSchema),
  includedAdults: z.int(),
  extraBeds: z.int(),
  /** In whole rupees. */
  plans: z.array(planSchema),
  version: z.int(),
};

export const roomSchema = aliasedObject({ ...roomShape, facilities: z.array(z.string()) });

/** One room for guests, with the two JSON texts that the specification names. */
export const roomDetailSchema = aliasedObject({
  ...roomShape,
  facilities: jsonText(z.array(z.string())),
  imagePath: jsonText(z.array(z.object({ ImagePath: z.string() }))),
});

export type Room = z.output<typeof roomSchema>;
export type RoomDetail = z.output<typeof roomDetailSchema>;

const fromList = "Choose facilities from the list";

const facilityIds = jsonText(
  z.array(wholeNumber("Facilities are chosen by their numbers", 1, largestId), fromList).max(500, fromList),
  fromList,
);

/** What a room costs a night, in whole rupees. */
export const rent = rupees(
  "Rent per night is required",
  1,
  10_000_000,
  "Rent must be from ₹1 to ₹1,00,00,000",
);

const roomFields = {
  roomType: wholeNumber("Room type is required", 1, largestId),
  rentPerNight: rent,
  noBeds: wholeNumber("Number of beds is required", 1, 20, "Beds must be from 1 to 20"),
  maxAdults: wholeNumber("Max adults is required", 1, 20, "Max adults must be from 1 to 20"),
  maxChild: wholeNumber("Max children is required", 0, 20, "Max children must be from 0 to 20"),
  facilities: facilityIds.default([]),
  roomNumber: lineOrNothing(200),
  ...roomTariffFields,
  version: expectedVersion("room"),
};

const roomCount = "Number of rooms must be from 1 to 500";

export const roomForm = aliasedObject(
  {
    ...roomFields,
    hotelId: wholeNumber("Hotel is required", 1, largestId),
    noOfRooms: wholeNumber("Number of rooms is required", 1, 500, roomCount).default(1),
  },
  {},
  checkIncluded,
);

/** The specification's client leaves `noOfRooms` out when it changes a room: the number stays as it is. */
export const roomChangeForm = aliasedObject(
  {
    ...roomFields,
    noOfRooms: optionalWholeNumber(roomCount, 1, 500),
  },
  {},
  checkIncluded,
);

export type RoomForm = z.output<typeof roomForm>;
export type RoomChangeForm = z.output<typeof roomChangeForm>;

const { remove, restore } = removeAndRestore(
  "Rooms",
  {
    remove:
      "Delete rooms of a type; they can be restored. Refused (409) while accepted stays stand in them, unless stays=keep",
    restore: "Bring deleted rooms back",
  },
  { remove: ["conflict"] },
);

export const roomEndpoints = {
  list: listEndpoint("Rooms", "anyone", {
    summary: "The rooms of a hotel, by type",
    query: listQuery(
      50,
      { hotelId: wholeNumber("Id names the hotel", 1, largestId) },
      { aliases: { hotelId: "Id" } },
    ),
    entry: roomSchema,
  }),
  byId: readEndpoint("Rooms/byIdUser", "anyone", {
    summary: "One room with its facilities and pictures",
    query: byIdQuery,
    data: roomDetailSchema,
  }),
  create: createEndpoint("Rooms", {
    summary: "Add rooms of a type to a hotel",
    body: roomForm,
    data: idData,
  }),
  change: changeEndpoint("Rooms", {
    summary: "Change rooms of a type",
    body: roomChangeForm,
    data: idData,
  }),
  remove: { ...remove, query: deleteWithStaysQuery },
  restore,
} as const;
