import { z } from "zod";
import { bookingSchema } from "./bookings.ts";
import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { expectedVersion, flag, lineOrNothing, wholeNumber } from "./core/fields.ts";
import { byIdQuery, idData, largestId } from "./core/ids.ts";
import { aliasedObject } from "./core/wire.ts";
import { endings } from "./rules/owed.ts";
import { statusWord } from "./rules/status.ts";

export const endingMessages = {
  Cancelled: "The stay is cancelled",
  "No show": "Noted: the guests never came",
  takenBack: "The stay is as it was",
  whyWaived: "Say why nothing is charged",
  over: "The stay is over: complete it, or say that the guests never came",
  early: "The guests are not expected yet: cancel the stay instead",
  rejected: "This booking was rejected, and nothing is owed for it",
  completed: "This stay is completed",
  notEnded: "This stay was not ended",
} as const;

const ending = statusWord(endings, "ending is Cancelled or No show");

/** What ending a stay would cost, in whole rupees; nulls while its total is not settled. */
export const endingQuote = z.object({
  total: z.int().nullable(),
  paid: z.int(),
  charge: z.int().nullable(),
  due: z.int().nullable(),
  over: z.int(),
});

/** `waive`: nothing is charged, and `reason` says why. */
const endingForm = z
  .object({
    id: wholeNumber("id names the booking", 1, largestId),
    ending,
    reason: lineOrNothing(200),
    waive: flag("waive is true or false").default(false),
    version: expectedVersion("booking"),
  })
  .check(({ value, issues }) => {
    if (!value.waive || value.reason !== "") return;
    issues.push({ code: "custom", path: ["reason"], message: endingMessages.whyWaived, input: value });
  });

export type EndingForm = z.output<typeof endingForm>;
export type EndingQuote = z.output<typeof endingQuote>;

export const endingEndpoints = {
  quote: readEndpoint("Booking/ending", "staff", {
    summary: "What ending a stay today would cost, before anything is done",
    query: aliasedObject(
      { id: wholeNumber("Id names the booking", 1, largestId), ending: ending.default("Cancelled") },
      { id: "Id" },
    ),
    data: endingQuote,
    fails: ["not_found", "conflict"],
  }),
  end: writeEndpoint("POST", "Booking/ending", "staff", {
    summary: "Cancel a stay, or note that its guests never came; gives its room nights back",
    body: endingForm,
    data: bookingSchema,
    logs: "changed",
    notedBy: "use case",
    fails: ["not_found", "conflict", "changed_meanwhile"],
  }),
  takeBack: writeEndpoint("DELETE", "Booking/ending", "staff", {
    summary: "Take a stay's end back; takes its room nights again",
    query: byIdQuery,
    data: idData,
    logs: "changed",
    notedBy: "use case",
    fails: ["not_found", "conflict", "no_rooms_left"],
  }),
} as const;
