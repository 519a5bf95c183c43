import { z } from "zod";
import { listEndpoint } from "./core/read-endpoints.ts";
import { byIdEndpoint, changeEndpoint, createEndpoint, removeAndRestore } from "./core/record-endpoints.ts";
import { calendarDate, line, optionalWholeNumber, expectedVersion, wholeNumber } from "./core/fields.ts";
import { idData, largestId } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";
import { isCalendarDate, nightsBetween } from "./rules/stay.ts";
import { aliasedObject } from "./core/wire.ts";

/** The longest block, in nights. */
export const longestBlock = 366;

export const blockRecord = { label: "Blocked rooms" } as const;

export const blockMessages = {
  created: "Rooms blocked",
  changed: "Block updated",
  deleted: "Rooms are free again",
  restored: "Rooms blocked again",
  order: "The rooms are free again after the first blocked night at the earliest",
  ofPortal: (portal: string) =>
    `${portal}'s calendar holds these rooms. Change it there, or join the calendars no longer`,
  long: `Rooms can be blocked for at most ${longestBlock} nights at once`,
} as const;

/** Rooms of a type that staff keep out of sale for the nights from `firstNight` up to, not including, `freeFrom`. */
export const blockSchema = aliasedObject({
  id: z.int(),
  hotelId: z.int(),
  hotel: z.string(),
  roomId: z.int(),
  roomType: z.string(),
  rooms: z.int(),
  firstNight: z.string(),
  freeFrom: z.string(),
  nights: z.int(),
  reason: z.string(),
  /** The portal whose calendar holds them, and alone changes them; empty for a block of staff. */
  portal: z.string(),
  createdAt: z.string(),
  isDeleted: z.boolean(),
  version: z.int(),
});

export type Block = z.output<typeof blockSchema>;

const blockFields = {
  roomId: wholeNumber("Choose a room type", 1, largestId),
  rooms: wholeNumber("Rooms must be from 1 to 500", 1, 500),
  firstNight: calendarDate("First night is required"),
  freeFrom: calendarDate("The date from which the rooms are free again is required"),
  reason: line("Write why, so that the others know"),
};

type Dates = { firstNight: string; freeFrom: string };

function checkBlock({ firstNight, freeFrom }: Dates, fault: (field: string, message: string) => void): void {
  if (!isCalendarDate(firstNight) || !isCalendarDate(freeFrom)) return;
  const nights = nightsBetween(firstNight, freeFrom);
  if (nights < 1) fault("freeFrom", blockMessages.order);
  else if (nights > longestBlock) fault("freeFrom", blockMessages.long);
}

export const blockForm = aliasedObject(blockFields, {}, checkBlock);
export const blockChangeForm = aliasedObject(
  { ...blockFields, version: expectedVersion("block") },
  {},
  checkBlock,
);

export type BlockForm = z.output<typeof blockForm>;
export type BlockChangeForm = z.output<typeof blockChangeForm>;

export const blockEndpoints = {
  list: listEndpoint("RoomBlock", "staff", {
    summary: "Blocks of rooms, newest first; with from and to those whose nights lie in [from, to)",
    query: listQuery(50, {
      hotelId: optionalWholeNumber("hotelId names the hotel", 1, largestId),
      from: calendarDate("from is a date").optional(),
      to: calendarDate("to is a date").optional(),
    }),
    entry: blockSchema,
  }),
  byId: byIdEndpoint("RoomBlock", "staff", "One block of rooms", blockSchema),
  create: createEndpoint("RoomBlock", {
    summary: "Keep rooms of a type out of sale; takes their nights",
    body: blockForm,
    data: idData,
    fails: ["no_rooms_left"],
  }),
  change: changeEndpoint("RoomBlock", {
    summary: "Change a block; moves its nights",
    body: blockChangeForm,
    data: idData,
  }),
  ...removeAndRestore(
    "RoomBlock",
    {
      remove:
        "Release blocked rooms; gives their nights back. Refused (409) while a portal's calendar holds them",
      restore: "Block released rooms again; takes their nights again",
    },
    { remove: ["conflict"], restore: ["no_rooms_left"] },
  ),
} as const;
