import { type Client, fromForm, type Reply } from "#contract/client.ts";
import type { RequestKind } from "#contract/dashboard.ts";
import { asTaxChoice } from "#contract/rules/tax-words.ts";
import { orErrorPage, orNothing } from "#app/reply.ts";
import { type Answered, readAnswered } from "#app/features/answers/after-answer.ts";
import { type MessageWords, type Waiting, waitingOf } from "./waiting.ts";

/** As many as are shown; the lists have the rest. */
const shown = 12;

/** What messages to guests are written with. */
export async function readMessageWords(api: Client): Promise<MessageWords> {
  const [templates, company] = await Promise.all([api.settings.templates(), api.settings.company()]);
  const taxes = asTaxChoice(orErrorPage(company).data.details.taxes);
  return { ...orErrorPage(templates).data, taxes };
}

/** Requests of a kind that wait, under the words of its list's address. */
export type WaitingCount = { kind: RequestKind; status: string; total: number };

/**
 * What waits for an answer, all kinds in one stream, the newest first: of each kind only as many are read as can be
 * shown, and how many there are in all comes from the kept counts.
 */
export async function readWaiting(api: Client, address: URLSearchParams, words: MessageWords) {
  const first = (filter: Record<string, unknown>) => ({ query: fromForm({ ...filter, limit: shown }) });
  const [fresh, pending, enquiries, cabs, reviews, questions] = await Promise.all([
    api.bookings.list(first({ status: "New" })),
    api.bookings.list(first({ status: "Pending" })),
    api.packageBookings.list(first({ status: "Pending" })),
    api.cabBookings.list(first({ status: "Pending" })),
    api.reviews.list(first({ status: "Pending" })),
    api.queries.list(first({ isAnswered: false })),
  ]);
  const parts = [
    part("bookings", "New", fresh, (row) => waitingOf.bookings(row, words)),
    part("bookings", "Pending", pending, (row) => waitingOf.bookings(row, words)),
    part("packageBookings", "Pending", enquiries, (row) => waitingOf.packageBookings(row, words)),
    part("cabBookings", "Pending", cabs, (row) => waitingOf.cabBookings(row, words)),
    part("reviews", "Pending", reviews, (row) => waitingOf.reviews(row, words)),
    part("queries", "Open", questions, (row) => waitingOf.queries(row, words)),
  ];
  const rows = parts
    .flatMap((one) => one.rows)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, shown);
  const counts: WaitingCount[] = parts.map(({ kind, status, total }) => ({ kind, status, total }));
  return { rows, counts, done: await readDone(api, readAnswered(address), words) };
}

function part<Row>(kind: RequestKind, status: string, reply: Reply<Row[]>, write: (row: Row) => Waiting) {
  const { data, pageInfo } = orErrorPage(reply);
  return { kind, status, rows: data.map(write), total: pageInfo?.totalRecords ?? data.length };
}

/** The request that was just answered here, as it is now. */
async function readDone(api: Client, answered: Answered | null, words: MessageWords) {
  if (!answered) return null;
  const read = readers[answered.kind];
  const now = await read(api, answered.id, words);
  return now && now.status !== answered.was ? { now, was: answered.was } : null;
}

type Read = (api: Client, id: number, words: MessageWords) => Promise<Waiting | null>;

const readers: Record<RequestKind, Read> = {
  bookings: (api, id, words) => one(api.bookings, id, (row) => waitingOf.bookings(row, words)),
  packageBookings: (api, id, words) =>
    one(api.packageBookings, id, (row) => waitingOf.packageBookings(row, words)),
  cabBookings: (api, id, words) => one(api.cabBookings, id, (row) => waitingOf.cabBookings(row, words)),
  reviews: (api, id, words) => one(api.reviews, id, (row) => waitingOf.reviews(row, words)),
  queries: (api, id, words) => one(api.queries, id, (row) => waitingOf.queries(row, words)),
};

type ById<Row> = { byId: (input: { query: { id: number } }) => Promise<Reply<Row>> };

async function one<Row>(
  { byId }: ById<Row>,
  id: number,
  write: (row: Row) => Waiting,
): Promise<Waiting | null> {
  const row = orNothing(await byId({ query: { id } }));
  return row === null ? null : write(row);
}
