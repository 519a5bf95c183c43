import { z } from "zod";
import { listEndpoint } from "./core/read-endpoints.ts";
import {
  calendarDate,
  expectedVersion,
  flag,
  line,
  optionalDate,
  optionalWholeNumber,
} from "./core/fields.ts";
import { idData, largestId } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";
import { byIdEndpoint, changeEndpoint, createEndpoint, removeAndRestore } from "./core/record-endpoints.ts";
import { aliasedObject } from "./core/wire.ts";

export const noticeRecord = { label: "Notice" } as const;

export const noticeMessages = {
  created: "The notice is up",
  changed: "Notice updated",
  deleted: "The notice was taken down",
  restored: "The notice is up again",
  over: "The last day is over",
  order: "The last day is before the first",
} as const;

/** A line about a road, the weather or the site, shown on each day from its first to its last, in Asia/Kolkata. */
export const noticeSchema = aliasedObject({
  id: z.int(),
  text: z.string(),
  /** The place that it is about; null: the whole site. */
  placeId: z.int().nullable(),
  place: z.string().nullable(),
  from: z.string(),
  until: z.string(),
  isDeleted: z.boolean(),
  version: z.int(),
});

export type Notice = z.output<typeof noticeSchema>;

const fields = {
  text: line("Write the notice in one line"),
  placeId: optionalWholeNumber("Choose a place from the list", 1, largestId),
  /** Left out: today. */
  from: optionalDate(),
  until: calendarDate("Until which day?"),
};

function checkDays(
  { from, until }: { from?: string; until: string },
  fault: (field: string, text: string) => void,
) {
  if (from && until < from) fault("until", noticeMessages.order);
}

export const noticeForm = aliasedObject(fields, {}, checkDays);
export const noticeChangeForm = aliasedObject(
  { ...fields, version: expectedVersion("notice") },
  {},
  checkDays,
);

export type NoticeForm = z.output<typeof noticeForm>;

export const noticeEndpoints = {
  list: listEndpoint("Notice", "anyone", {
    summary: "Notices that hold today, of the site and of places; staff see all of them with all=true",
    query: listQuery(50, {
      all: flag("all is true or false").default(false),
      placeId: optionalWholeNumber("placeId names the place", 1, largestId),
    }),
    entry: noticeSchema,
  }),
  byId: byIdEndpoint("Notice", "staff", "One notice", noticeSchema),
  create: createEndpoint("Notice", {
    summary: "Put up a notice, for a place or for the whole site",
    body: noticeForm,
    data: idData,
  }),
  change: changeEndpoint("Notice", {
    summary: "Change a notice",
    body: noticeChangeForm,
    data: noticeSchema,
  }),
  ...removeAndRestore("Notice", { remove: "Take a notice down", restore: "Put a notice up again" }),
} as const;
