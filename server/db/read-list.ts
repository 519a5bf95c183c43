import type { RawBuilder } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import { engineOf, isOneOf } from "./dialect.ts";
import { findIdentified } from "./find-identified.ts";
import { findNewest, findSome, hasMore, isOrdered } from "./find-some.ts";
import { type Reader, readerOf } from "./list-reader.ts";
import type { Executor } from "./open.ts";
import { type Orders, type Page, pageInfo } from "./read-page.ts";
import type { IndexedTable } from "./search-index.ts";
import { planSearch, type SearchPlan } from "./searched-list.ts";

/** Records of a list that was narrowed are counted so far; beyond that there are "more than" so many. */
const mostCounted = 1000;
/** So many records are looked at in the order of a list to meet what is frequent, and so many more for each that is shown. */
const lookedAt = 200;
const lookedAtForEach = 4;
const deletedLookedAt = 100;
/** So many of the newest are looked at where no index says how many have a word. */
const mostLookedAtToCount = 300;
/** So many matches are sorted; of more the newest, as many as were found to count them. */
const mostSorted = 1000;

export type LongList<Order extends string, Row> = {
  table: IndexedTable;
  orders: Orders<Order>;
  /** Conditions over the table's own columns. */
  where: readonly RawBuilder<boolean>[];
  /** Reads the number of records from the counter cache, unless they are searched. */
  precomputedTotal?: () => Promise<number>;
  /** Reads ids in the list's order, and counts them, in a better way than by the conditions; for what is not searched. */
  ordered?: {
    ids: (limit: number, offset: number) => Promise<number[]>;
    count: () => Promise<{ total: number; isMore: boolean }>;
  };
  /** Reads the records with these ids, in any order. */
  rows: (isOnPage: RawBuilder<boolean>) => Promise<Row[]>;
};

type Ids = { ids: number[]; total: number; isMore?: boolean; ofNewest?: number };

/**
 * Reads one page of a list that grows with the years, in a time that does not grow with it: first the ids, by an index
 * in the order of the list, then what belongs to them. What is narrowed or searched is counted up to a number only.
 */
export async function readList<Order extends string, Row extends { id: number }>(
  db: Executor,
  page: PageRequest<Order>,
  list: LongList<Order, Row>,
): Promise<Page<Row>> {
  const reader = readerOf(db, page, list);
  const { ids, total, isMore, ofNewest } = await (page.search
    ? findIds(db, page, reader)
    : listIds(page, list, reader));
  const found = new Map((await readRows(db, list, ids)).map((row) => [row.id, row]));
  const records = ids.flatMap((id) => found.get(id) ?? []);
  return { records, pageInfo: { ...pageInfo(total, page, isMore), ...(ofNewest && { ofNewest }) } };
}

async function readRows<Order extends string, Row>(db: Executor, list: LongList<Order, Row>, ids: number[]) {
  return ids.length > 0 ? list.rows(isOneOf(db, `${list.table}.id`, ids)) : [];
}

async function listIds<Order extends string, Row>(
  page: PageRequest<Order>,
  { precomputedTotal, ordered }: LongList<Order, Row>,
  { sorted, count }: Reader,
): Promise<Ids> {
  const first = (page.page - 1) * page.limit;
  if (ordered) {
    const [ids, { total, isMore }] = [await ordered.ids(page.limit + 1, first), await ordered.count()];
    return isMore ? onePage(ids, page, total) : { ids: ids.slice(0, page.limit), total };
  }
  if (precomputedTotal) return { ids: await sorted([], page.limit, first), total: await precomputedTotal() };
  const ids = await sorted([], page.limit + 1, first);
  const counted = await count(mostCounted + 1);
  return counted > mostCounted
    ? onePage(ids, page, mostCounted)
    : { ids: ids.slice(0, page.limit), total: counted };
}

async function findIds(db: Executor, page: PageRequest<string>, reader: Reader): Promise<Ids> {
  const first = (page.page - 1) * page.limit;
  const identified = await findIdentified(db, page.search, reader);
  if (identified.length > 0)
    return { ids: await reader.sortedAmong(identified, page.limit, first), total: identified.length };
  const plan = await planSearch(db, reader, page.search);
  const end = first + page.limit;
  if (plan.by === "nothing") {
    const ids = await reader.sorted([plan.condition], page.limit + 1, first);
    return onePage(ids, page, ids.length > page.limit ? await countAmongNewest(reader, plan.condition) : 0);
  }
  // PostgreSQL reads all that its index of the deleted names before the first, so what many of them have is met before.
  const isMet = page.isDeleted && engineOf(db) === "postgres";
  const near = isMet ? await reader.near(plan.condition, deletedLookedAt + end) : [];
  if (near.length > end) return onePage(near.slice(first), page, near.length - 1);
  const isInOrder = reader.isById && isOrdered(db, plan, reader);
  const { ids: some, isAll } = await findSome(db, plan, reader, isInOrder ? page.direction : "desc");
  if (isAll) {
    const isSorted = isInOrder ? some.slice(first, end) : await reader.sortedAmong(some, page.limit, first);
    return { ids: isSorted, total: some.length };
  }
  if (isInOrder) {
    const ids = end < some.length ? some : await findNewest(db, plan, reader, page.direction, end + 1);
    return onePage(ids.slice(first), page, some.length - 1);
  }
  if (reader.isById)
    return onePage(await reader.sorted([plan.condition], page.limit + 1, first), page, some.length - 1);
  const { ids, ofNewest } = await sortFrequent(db, page, plan, reader, some);
  return { ...onePage(ids, page, some.length - 1), ...(ofNewest && { ofNewest }) };
}

/**
 * The page of a frequent search in another order than that of ids: of all matches, if enough of them are met soon in
 * that order, or if they can be sorted, and else of the newest ones.
 */
async function sortFrequent(
  db: Executor,
  page: PageRequest<string>,
  plan: SearchPlan,
  reader: Reader,
  some: readonly number[],
): Promise<{ ids: number[]; ofNewest?: number }> {
  const first = (page.page - 1) * page.limit;
  const end = first + page.limit;
  const near = await reader.near(plan.condition, lookedAt + lookedAtForEach * end);
  if (near.length > end) return { ids: near.slice(first) };
  const isTooMuch = await hasMore(db, plan, reader, mostSorted);
  // Of too much the same newest on each page, or a record would be on two of them.
  const most = isTooMuch ? some.length - 1 : mostSorted + 1;
  const isKnown = isTooMuch && isOrdered(db, plan, reader);
  const newest = isKnown ? some.slice(0, most) : await findNewest(db, plan, reader, "desc", most);
  const ids = await reader.sortedAmong(newest, page.limit + 1, first);
  return isTooMuch ? { ids, ofNewest: most } : { ids };
}

/** How many of the newest records the condition holds for. */
async function countAmongNewest({ newest }: Reader, condition: RawBuilder<boolean>): Promise<number> {
  return (await newest(condition, mostLookedAtToCount)).length;
}

/** `ids` are those of the page and at least one of the next, if there is one; there are `least` records or more. */
function onePage(ids: readonly number[], { page, limit }: PageRequest<string>, least: number): Ids {
  const seen = (page - 1) * limit + Math.min(ids.length, limit);
  const isMore = ids.length > limit;
  return { ids: ids.slice(0, limit), total: isMore ? Math.max(least, seen) : seen, isMore };
}
