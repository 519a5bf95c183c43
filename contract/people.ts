import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { line, wholeNumber } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { emailPattern } from "./rules/email.ts";
import { type RequestKind, requestKinds } from "./record-kinds.ts";

export const peopleMessages = {
  erased: "Erased. Backups made before today hold it until they are rotated out",
  who: "Write a phone number or an e-mail address",
  nothing: "Nothing is kept under this number or address",
  toCome: "Cancel what is still to come first, or wait until it is over",
  erasedBooking: "This guest was erased; what is left is kept for the books and does not change",
} as const;

/** Kinds of record that may hold a guest's data, by their names in `endpoints`. */
export type PersonKind = RequestKind | "uploads" | "blocks";
const inOrder: PersonKind[] = [
  "bookings",
  "packageBookings",
  "cabBookings",
  "queries",
  "reviews",
  "uploads",
  "blocks",
];
export const personKinds = [...new Set([...inOrder, ...requestKinds])];

/** What erasing does with a record: deletes it, keeps it for the books without the person, or refuses. */
export const erasureFates = ["deleted", "nameless", "refused"] as const;
export type ErasureFate = (typeof erasureFates)[number];

const found = z.object({
  kind: z.enum(personKinds),
  id: z.int(),
  title: z.string(),
  fate: z.enum(erasureFates),
  /** Why a record is kept, or erasing is refused; empty for a deleted one. */
  why: z.string(),
});

export type FoundRecord = z.output<typeof found>;

export const personSchema = z.object({
  /** Records under the person's own number or address. */
  records: z.array(found),
  /** Records with only the person's name; erased when they are named in `also`. */
  possible: z.array(found),
  payments: z.int(),
  emails: z.int(),
  /** Other texts that contain the number or address: it is removed from them. */
  mentions: z.int(),
  /** Identifies this result: erasing needs it, and is refused when something has changed since. */
  mark: z.string(),
});

export type Person = z.output<typeof personSchema>;

const contact = line(peopleMessages.who)
  .max(200, peopleMessages.who)
  .refine(
    (text) => emailPattern.test(text) || /^(?:[^\dA-Za-z]*\d){8,15}[^\dA-Za-z]*$/.test(text),
    peopleMessages.who,
  );

const also = z
  .array(z.object({ kind: z.enum(personKinds), id: wholeNumber("id names the record", 1, largestId) }))
  .max(1000, "At most 1,000 records at once")
  .default([]);

const personBody = z.object({ who: contact, also });

/** A copy of a person's data in words: parts with entries of labels and texts. */
export const personCopySchema = z.object({
  madeAt: z.string(),
  parts: z.array(z.object({ title: z.string(), entries: z.array(z.record(z.string(), z.string())) })),
});

export type PersonCopy = z.output<typeof personCopySchema>;

export const peopleEndpoints = {
  find: writeEndpoint("POST", "Person/find", "owner", {
    summary: "Everything kept under a phone number or an e-mail address, and what erasing would do with it",
    body: z.object({ who: contact }),
    data: personSchema,
    confirmed: true,
    logs: false,
    because: "it only reads, and the log must not name whom somebody looked for",
  }),
  copy: writeEndpoint("POST", "Person/copy", "owner", {
    summary: "A copy of everything kept under a phone number or an e-mail address",
    body: personBody,
    data: personCopySchema,
    confirmed: true,
    logs: false,
    because: "it only reads, and the security log has it",
  }),
  erase: writeEndpoint("POST", "Person/erase", "owner", {
    summary:
      "Erase everything kept under a phone number or an e-mail address; what the books need stays without it",
    body: personBody.extend({ mark: line("mark comes with what was found") }),
    data: z.object({ deleted: z.int(), nameless: z.int(), blanked: z.int() }),
    confirmed: true,
    fails: ["conflict", "changed_meanwhile"],
    logs: "erased",
    notedBy: "use case",
  }),
} as const;
