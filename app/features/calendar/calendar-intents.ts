import type { Block } from "#contract/blocks.ts";
import type { Booking } from "#contract/bookings.ts";
import { wishesOf } from "#contract/rules/typed-wishes.ts";
import { type Client, fromForm, type Reply } from "#contract/client.ts";

/** A submitted form of the calendar, with the id of its stay or block. */
export type CalendarSubmission = { id: number; typed: Record<string, string> };

type Call = (api: Client, sent: CalendarSubmission) => Promise<Reply<unknown>>;

/** An action of a calendar dialog; `readNow` reads the stored record, to merge with after a conflict of versions. */
export type Intent =
  | { holder: "stay"; send: Call; readNow?: (api: Client, id: number) => Promise<Reply<Booking>> }
  | { holder: "block"; send: Call; readNow?: (api: Client, id: number) => Promise<Reply<Block>> };

const intents: ReadonlyMap<string, Intent> = new Map<string, Intent>([
  ["book", { holder: "stay", send: (api, sent) => api.bookings.enter(newBooking(sent)) }],
  [
    "move",
    {
      holder: "stay",
      send: (api, { id, typed }) => api.bookings.change({ id, body: fromForm(typed) }),
      readNow: (api, id) => api.bookings.byId({ query: { id } }),
    },
  ],
  ["block", { holder: "block", send: (api, sent) => api.blocks.create(newRecord(sent)) }],
  [
    "change block",
    {
      holder: "block",
      send: (api, { id, typed }) => api.blocks.change({ id, body: fromForm(typed) }),
      readNow: (api, id) => api.blocks.byId({ query: { id } }),
    },
  ],
  ["release", { holder: "block", send: (api, { id }) => api.blocks.remove({ query: { id } }) }],
]);

/** The intent of that name; undefined when there is none. */
export function findIntent(name: string): Intent | undefined {
  return intents.get(name);
}

function newBooking({ id, typed }: CalendarSubmission) {
  return newRecord({ id, typed: { ...typed, ...wishesOf(typed) } });
}

function newRecord({ typed: { key: idempotencyKey, ...typed } }: CalendarSubmission) {
  return { body: fromForm(typed), idempotencyKey };
}
