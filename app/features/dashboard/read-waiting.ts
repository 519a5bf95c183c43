import { type Client, fromForm } from "#contract/client.ts";
import type { RequestKind } from "#contract/record-kinds.ts";
import { asTaxChoice } from "#contract/rules/tax-words.ts";
import { orErrorPage, dataOrNull } from "#app/reply.ts";
import { type AnsweredRequest, readAnsweredRequest } from "#app/features/answers/after-answer.ts";
import type { MessageWords, UnansweredRequest } from "#app/features/answers/request-summary.ts";
import type { RequestTable } from "#app/features/records/request-list.ts";
import { type ListedRequest, ofRequestLists } from "#app/features/request-lists.made.ts";

/** As many as are shown; the lists have the rest. */
const shown = 12;

/** What messages to guests are written with. */
export async function readMessageWords(api: Client): Promise<MessageWords> {
  const [templates, company] = await Promise.all([api.settings.templates(), api.settings.company()]);
  const { details, addsTax } = orErrorPage(company).data;
  return { ...orErrorPage(templates).data, taxes: asTaxChoice(details.taxes), addsTax };
}

/** Requests of a kind that wait, under the words of its list's address. */
export type WaitingCount = { kind: RequestKind; status: string; total: number };

/**
 * What waits for an answer, all kinds in one stream, the newest first: of each kind only as many are read as can be
 * shown, and how many there are in all comes from the kept counts.
 */
export async function readWaiting(api: Client, address: URLSearchParams, words: MessageWords) {
  const parts = await Promise.all(
    Object.values(ofRequestLists((list) => readParts(api, list, words))).flat(),
  );
  const rows = parts
    .flatMap((one) => one.rows)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, shown);
  const counts: WaitingCount[] = parts.map(({ kind, status, total }) => ({ kind, status, total }));
  return { rows, counts, done: await readDone(api, readAnsweredRequest(address), words) };
}

/** The first requests of a kind under each word that they wait by. */
function readParts<Row extends ListedRequest, Shown>(
  api: Client,
  list: RequestTable<Row, Shown>,
  words: MessageWords,
) {
  return list.waits.under.map(async (status) => {
    const filter = list.query?.(new URLSearchParams({ status }));
    const reply = await list.calls(api).list({ query: fromForm({ ...filter, limit: shown }) });
    const { data, pageInfo } = orErrorPage(reply);
    const rows = data.map((record) => waitingOf(list, record, words));
    return { kind: list.kind, status, rows, total: pageInfo?.totalRecords ?? data.length };
  });
}

function waitingOf<Row extends ListedRequest, Shown>(
  { kind, waits }: RequestTable<Row, Shown>,
  record: Row,
  words: MessageWords,
): UnansweredRequest {
  const { createdAt, isNew } = record;
  return { kind, record, createdAt, isNew, ...waits.tell(record, words) };
}

/** The request that was just answered here, as it is now. */
async function readDone(api: Client, answered: AnsweredRequest | null, words: MessageWords) {
  if (!answered) return null;
  const { kind, id, was } = answered;
  const readers = ofRequestLists((list) => () => readOne(api, list, id, words));
  const now = await readers[kind]();
  return now && now.status !== was ? { now, was } : null;
}

async function readOne<Row extends ListedRequest, Shown>(
  api: Client,
  list: RequestTable<Row, Shown>,
  id: number,
  words: MessageWords,
): Promise<UnansweredRequest | null> {
  const record = dataOrNull(await list.calls(api).byId({ query: { id } }));
  return record && waitingOf(list, record, words);
}
