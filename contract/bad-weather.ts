import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { calendarDate, line, numberList, optionalDate, optionalWholeNumber } from "./core/fields.ts";
import { byIdQuery, idData, largestId } from "./core/ids.ts";
import { statusWord } from "./rules/status.ts";
import { countOf } from "./rules/text.ts";

/** What happens to all of them: they may move, or are cancelled, without a charge. */
export const weatherActs = ["Move", "Cancel"] as const;

/** At most so many stays in one go. */
export const mostStays = 200;

const done = {
  Move: "The guests may move their stays without a charge",
  Cancel: "The stays are cancelled without a charge",
} as const;

export const weatherMessages = {
  Move: `${done.Move}, and are told so`,
  Cancel: `${done.Cancel}, and the guests are told`,
  withoutMail: (what: keyof typeof done) =>
    `${done[what]}. No mail server is set up: tell the guests by WhatsApp or telephone`,
  none: "No accepted stay lies on these nights",
  tooMany: `These are more than ${mostStays} stays: choose fewer nights, or one place`,
  until: "Say until when they may arrive instead",
  others: "Stays have come or gone meanwhile. Look at the list once more, then press again",
  undone: "This was taken back already",
  untold: (guests: number) =>
    `${countOf(guests, "guest")} without an e-mail address ${guests === 1 ? "is" : "are"} to be told by WhatsApp or telephone`,
} as const;

const dates = {
  placeId: optionalWholeNumber("placeId names the place", 1, largestId),
  from: calendarDate("Choose the first night"),
  to: calendarDate("Choose the morning after the last night"),
};

const order = ({ value, issues }: { value: { from: string; to: string }; issues: z.core.$ZodRawIssue[] }) => {
  if (value.from < value.to) return;
  issues.push({
    code: "custom",
    path: ["to"],
    message: "The last morning is after the first night",
    input: value.to,
  });
};

const weatherForm = z
  .object({
    ...dates,
    what: statusWord(weatherActs, "Choose what is done"),
    reason: line("Say what the weather has shut").max(200, "At most 200 characters, please"),
    moveUntil: optionalDate(),
    /** The ids of the stays that staff have seen; when other stays have these nights by now, nothing is done. */
    seen: numberList("seen lists the ids of stays", 1, largestId, mostStays + 1),
  })
  .check(order)
  .check(({ value, issues }) => {
    if (value.what !== "Move" || (value.moveUntil && value.moveUntil >= value.to)) return;
    issues.push({ code: "custom", path: ["moveUntil"], message: weatherMessages.until, input: value });
  });

export type WeatherForm = z.output<typeof weatherForm>;

const untoldGuest = z.object({
  id: z.int(),
  reference: z.string(),
  customerName: z.string(),
  phoneNo: z.string(),
  hotel: z.string(),
});

export type UntoldGuest = z.output<typeof untoldGuest>;

const actSchema = z.object({
  id: z.int(),
  at: z.string(),
  what: z.enum(weatherActs),
  /** Empty for all places. */
  place: z.string(),
  from: z.string(),
  to: z.string(),
  reason: z.string(),
  moveUntil: z.string().nullable(),
  stays: z.int(),
  isUndone: z.boolean(),
  /** Guests of these stays, until they leave, who have no e-mail address: staff tell them. */
  untold: z.array(untoldGuest),
});

export type WeatherAct = z.output<typeof actSchema>;

const touchedStay = z.object({
  id: z.int(),
  reference: z.string(),
  customerName: z.string(),
  phoneNo: z.string(),
  hotel: z.string(),
  checkInDate: z.string(),
  checkOutDate: z.string(),
  /** Without an address the guest gets no e-mail. */
  hasEmail: z.boolean(),
});

export const weatherEndpoints = {
  stays: readEndpoint("BadWeather/stays", "staff", {
    summary: "Accepted stays with nights in [from, to) whose guests have not left, of one place or of all",
    query: z.object(dates).check(order),
    data: z.array(touchedStay),
  }),
  acts: readEndpoint("BadWeather", "staff", {
    summary: "What was done for many stays at once, the latest first",
    data: z.array(actSchema),
  }),
  act: writeEndpoint("POST", "BadWeather", "staff", {
    summary:
      "Let all stays of a place and dates move without a charge until a day, or cancel them without one",
    body: weatherForm,
    data: idData.extend({ stays: z.int(), untold: z.int().optional() }),
    creates: true,
    logs: "changed",
    notedBy: "use case",
    fails: ["conflict"],
  }),
  undo: writeEndpoint("DELETE", "BadWeather", "staff", {
    summary: "Take it back: stays whose rooms were sold since are named, and stay as they are",
    query: byIdQuery,
    data: z.object({ stays: z.int(), refused: z.array(z.string()) }),
    logs: "changed",
    notedBy: "use case",
    fails: ["not_found", "conflict"],
  }),
} as const;
