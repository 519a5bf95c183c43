import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { doesNotExist } from "./core/errors.ts";
import { expectedVersion, flag, line, shortText, wholeNumber } from "./core/fields.ts";
import { idData, largestId } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";
import { listEndpoint, readEndpoint } from "./core/read-endpoints.ts";
import { byIdEndpoint, changeEndpoint, createEndpoint, removeAndRestore } from "./core/record-endpoints.ts";
import { savedMessages } from "./core/saved-messages.ts";
import { aliasedObject } from "./core/wire.ts";

export const portalCalendarRecord = { label: "Portal calendar" } as const;

export const portalCalendarMessages = {
  created: "Calendar joined. Paste the link below into the portal",
  ...savedMessages("Portal calendar"),
  deleted: "The calendars are no longer joined. What it held stays blocked until you release it",
  renewed: "The old link no longer answers. Paste the new one into the portal",
  read: "The portal's calendar was read",
  url: "Paste the portal's link, which begins with https://",
  ownUrl: "This is a link of your own site. Paste the one that the portal gives you",
  notForSale: "The rooms of this calendar were deleted. Restore them first",
  notTaken: "What the portal sent could not be taken over. Tell whoever runs the site",
  notAsked: "This calendar has no link of the portal to read. Paste it first",
} as const;

/** The longest link: those of portals have long secrets in them. */
export const longestCalendarUrl = 1000;

/** For so many nights from today on calendars are told and read. */
export const portalNights = 540;

const stretch = {
  firstNight: z.string(),
  freeFrom: z.string(),
};

/** Nights `[firstNight, freeFrom)`. */
const stretchSchema = aliasedObject(stretch);
const clashSchema = aliasedObject({ ...stretch, isBooking: z.boolean() });

export type Stretch = z.output<typeof stretchSchema>;

/** What the portal holds and we cannot: `isBooking` false for what the portal calls closed, such as nights sold here. */
export type Clash = z.output<typeof clashSchema>;

/** A room type's calendar on a portal that sells it too: ours is told there (`exportKey`), the portal's is read here. */
export const portalCalendarSchema = aliasedObject({
  id: z.int(),
  hotelId: z.int(),
  hotel: z.string(),
  roomId: z.int(),
  roomType: z.string(),
  name: z.string(),
  importUrl: z.string(),
  closesToo: z.boolean(),
  openFromFree: z.int(),
  /** The unguessable part of the link for the portal: `/calendar/{exportKey}.ics`. */
  exportKey: z.string(),
  /** Entries of the portal's calendar that concern nights from today on, as last read. */
  entries: z.int(),
  /** Blocks of ours that it holds from today on. */
  held: z.int(),
  clashes: z.array(clashSchema),
  lastReadAt: z.string().nullable(),
  /** Why the last try failed; empty when it did not. */
  fault: z.string(),
  version: z.int(),
});

export type PortalCalendar = z.output<typeof portalCalendarSchema>;

/** What ends the names of entries that this site tells portals, by which it knows them when they come back. */
export function hostOfEntries(publicUrl: string | undefined): string {
  return publicUrl === undefined ? "rooms.invalid" : new URL(publicUrl).hostname;
}

/** A link of the public web: without a port, a user or a password of its own, to a host with a dot. */
function isPortalUrl(text: string): boolean {
  if (text === "") return true;
  const url = URL.parse(text);
  if (url?.protocol !== "https:") return false;
  return url.hostname.includes(".") && url.port === "" && url.username === "" && url.password === "";
}

/** One spelling of a link: two would be read as two calendars. */
function plainUrl(text: string): string {
  const url = URL.parse(text);
  if (url) url.hash = "";
  return url?.href ?? "";
}

const fields = {
  name: line("Name is required").max(40, "A name has at most 40 characters"),
  importUrl: z.preprocess(
    // Calendars of phones and of some portals begin their links so.
    (value) => (typeof value === "string" ? value.trim().replace(/^webcals?:/i, "https:") : (value ?? "")),
    shortText(longestCalendarUrl, portalCalendarMessages.url)
      .refine(isPortalUrl, portalCalendarMessages.url)
      .transform(plainUrl),
  ),
  closesToo: flag("closesToo is true or false").default(false),
  openFromFree: wholeNumber("Rooms are from 1 to 500", 1, 500).default(1),
};

export const portalCalendarForm = aliasedObject({
  roomId: wholeNumber("Choose a room type", 1, largestId),
  ...fields,
});
export const portalCalendarChangeForm = aliasedObject({ ...fields, version: expectedVersion("calendar") });

export type PortalCalendarForm = z.output<typeof portalCalendarForm>;
export type PortalCalendarChangeForm = z.output<typeof portalCalendarChangeForm>;

export const portalCalendarEndpoints = {
  list: listEndpoint("PortalCalendar", "staff", {
    summary: "The calendars that are joined with those of portals",
    query: listQuery(100),
    entry: portalCalendarSchema,
  }),
  byId: byIdEndpoint("PortalCalendar", "staff", "One calendar of a portal", portalCalendarSchema),
  nights: readEndpoint("PortalCalendar/nights", "anyone", {
    summary: "The nights on which a room type is taken, for the portal that has the key",
    query: aliasedObject({ key: shortText(100, doesNotExist("calendar")) }),
    data: aliasedObject({
      roomId: z.int(),
      today: z.string(),
      stretches: z.array(stretchSchema),
    }),
    fails: ["not_found"],
  }),
  create: createEndpoint("PortalCalendar", {
    summary: "Join a room type's calendar with a portal's; the link that the portal reads is made",
    body: portalCalendarForm,
    data: idData,
    fails: ["conflict"],
  }),
  change: changeEndpoint("PortalCalendar", {
    summary: "Change how a portal's calendar is joined",
    body: portalCalendarChangeForm,
    data: portalCalendarSchema,
  }),
  renew: writeEndpoint("PUT", "PortalCalendar/{id}/newLink", "staff", {
    summary: "Give the portal a new link; the old one no longer answers",
    data: portalCalendarSchema,
    logs: "changed",
    recordId: "path",
  }),
  read: writeEndpoint("PUT", "PortalCalendar/{id}/read", "staff", {
    summary: "Read the portal's calendar now instead of within a quarter of an hour",
    data: portalCalendarSchema,
    logs: false,
    because: "it does what the clock does; the blocks that it holds say by which calendar",
    fails: ["conflict"],
  }),
  ...removeAndRestore("PortalCalendar", {
    remove: "Join a portal's calendar no longer; the rooms that it holds stay blocked. It can be restored",
    restore: "Join a portal's calendar again",
  }),
} as const;
