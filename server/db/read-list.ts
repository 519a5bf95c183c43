import type { RawBuilder } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import { engineOf, isOneOf } from "./dialect.ts";
import { findIdentified } from "./find-identified.ts";
import { findNewest, findSome, hasMore, isOrdered } from "./find-some.ts";
import { mostFound } from "./matches.ts";
import { type Reader, readerOf, sortIds } from "./list-reader.ts";
import type { Executor } from "./open.ts";
import { type Orders, type Page, pageInfo } from "./read-page.ts";
import type { IndexedTable } from "./search-index.ts";
import { planSearch, type SearchPlan } from "./searched-list.ts";

/** A filtered list is counted up to this number; beyond it the list says "more than". */
const mostCounted = 1000;
/** Records looked at in the list's order: a search that more than `oftenMet` of them match is frequent. */
const lookedAt = 400;
const oftenMet = 50;
/** So many are looked at first, which are enough for a word that most records have. */
const lookedAtFirst = 100;
/** A search that fewer of these match is not frequent, and in a list of more than `fewRecords` no others are looked at. */
const rarelyMet = 4;
const fewRecords = 5000;
/** Further records looked at for each one up to the end of the page. */
const lookedAtForEach = 8;
const deletedLookedAt = 100;
/** Records of a long list looked at first on PostgreSQL. */
const longLookedAt = 200;
/** Newest records looked at to count the matches where no index knows the words. */
const mostLookedAtToCount = 300;
/** At most so many matches are sorted; of more, only the newest `mostFound`. */
const mostSorted = 1000;

export type LongList<Order extends string, Row> = {
  table: IndexedTable;
  orders: Orders<Order>;
  /** Conditions over the table's own columns. */
  where: readonly RawBuilder<boolean>[];
  /** The hotel or package whose records alone are listed. */
  parentId?: number | undefined;
  /** Far more records than a page may meet the conditions, which PostgreSQL does not foresee. */
  isLong?: boolean;
  /** Reads the total from the counter cache; not for a search. */
  precomputedTotal?: () => Promise<number>;
  /** A faster way than the conditions to read ids in the list's order and to count them; not for a search. */
  ordered?: {
    ids: (limit: number, offset: number) => Promise<number[]>;
    count: () => Promise<{ total: number; isMore: boolean }>;
  };
  /** Reads the records with these ids, in any order. */
  rows: (isOnPage: RawBuilder<boolean>) => Promise<Row[]>;
};

type Ids = { ids: number[]; total: number; isMore?: boolean; ofNewest?: number };

/**
 * Reads one page of a list that grows with the years, in a time that does not: first the ids, by an index in the list's
 * order, then the records. Filtered lists and searches are counted up to a limit only.
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
  // A list of which only the newest matches are sorted has no pages beyond these.
  const info = ofNewest
    ? { ...pageInfo(total, page), isMore: true, ofNewest }
    : pageInfo(total, page, isMore);
  return { records, pageInfo: info };
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
    if (!isMore) return { ids: ids.slice(0, page.limit), total };
    return onePage(ids, page, ids.length > 0 ? total + 1 : await count(first));
  }
  if (precomputedTotal) return { ids: await sorted([], page.limit, first), total: await precomputedTotal() };
  const ids = await sorted([], page.limit + 1, first);
  const counted = await count(mostCounted + 1);
  if (counted <= mostCounted) return { ids: ids.slice(0, page.limit), total: counted };
  return onePage(ids, page, ids.length > 0 ? counted : await count(first));
}

async function findIds(db: Executor, page: PageRequest<string>, reader: Reader): Promise<Ids> {
  const first = (page.page - 1) * page.limit;
  const identified = await findIdentified(db, page.search, reader);
  if (identified.length > 0) return sortAll(identified, page, reader);
  const plan = await planSearch(db, reader, page.search);
  const end = first + page.limit;
  if (plan.by === "nothing")
    return inOrder(page, plan, reader, (isMore) => (isMore ? countAmongNewest(reader, plan.condition) : 0));
  const near = engineOf(db) === "postgres" ? await nearFirst(page, plan, reader, end) : [];
  if (near.length > end) return onePage(near.slice(first), page, near.length);
  const isInOrder = reader.isById && isOrdered(db, plan, reader);
  const [direction, enough] = isInOrder ? [page.direction, end + 1] : (["desc", mostFound + 1] as const);
  const { ids: some, isAll } = await findSome(db, plan, reader, direction, enough);
  if (isAll) return sortAll(some, page, reader);
  const atLeast = some.length;
  if (isInOrder) {
    const isRare = some.length < oftenMet;
    const ids =
      end < some.length ? some : await findNewest(db, plan, reader, page.direction, end + 1, isRare);
    return onePage(ids.slice(first), page, ids.length > first ? atLeast : ids.length);
  }
  if (reader.isById) return inOrder(page, plan, reader, () => atLeast);
  const earliest = await reader.near(plan.condition, lookedAtFirst);
  if (earliest.length < rarelyMet && (await reader.hasMore([], fewRecords)))
    return sortRare(db, page, plan, reader, some);
  const showsEnough = earliest.length > Math.max(oftenMet, end);
  const frequent = showsEnough ? earliest : await reader.near(plan.condition, lookedAt);
  if (frequent.length <= oftenMet) return sortRare(db, page, plan, reader, some);
  const isEnough = frequent.length > end;
  const matches = isEnough ? frequent : await reader.near(plan.condition, lookedAt + lookedAtForEach * end);
  return matches.length > end
    ? onePage(matches.slice(first), page, atLeast)
    : inOrder(page, plan, reader, () => atLeast);
}

/** A page of all the matches. */
async function sortAll(matches: number[], page: PageRequest<string>, reader: Reader): Promise<Ids> {
  const first = (page.page - 1) * page.limit;
  const ids = reader.isById
    ? sortIds(matches, page.direction).slice(first, first + page.limit)
    : await reader.sortedAmong(matches, page.limit, first);
  return { ids, total: matches.length };
}

/**
 * PostgreSQL reads all matches of its index of deleted records first, or the table itself where it takes a list for longer
 * than it is, so frequent words are tried here without.
 */
function nearFirst(page: PageRequest<string>, { condition }: SearchPlan, reader: Reader, end: number) {
  if (page.isDeleted) return reader.near(condition, deletedLookedAt + end);
  return reader.isLong && reader.isById ? reader.nearById(condition, page.direction, longLookedAt + end) : [];
}

/** A page of matches, read in the list's order; `countAtLeast` returns how many matches there are at least. */
async function inOrder(
  page: PageRequest<string>,
  { condition }: SearchPlan,
  reader: Reader,
  countAtLeast: (isMore: boolean) => number | Promise<number>,
): Promise<Ids> {
  const first = (page.page - 1) * page.limit;
  const ids = await reader.sorted([condition], page.limit + 1, first);
  // A page beyond the end: its matches are counted, which are fewer than were looked through.
  const atLeast =
    ids.length > 0 ? await countAtLeast(ids.length > page.limit) : await reader.count(first, [condition]);
  return onePage(ids, page, atLeast);
}

/**
 * A page of a search with more matches than are found at once, which is not frequent: all are sorted, or, of too many,
 * only the newest, which are the same on each page.
 */
async function sortRare(
  db: Executor,
  page: PageRequest<string>,
  plan: SearchPlan,
  reader: Reader,
  some: readonly number[],
): Promise<Ids> {
  const first = (page.page - 1) * page.limit;
  const isKnownTooMuch = some.length > mostFound && (await hasMore(db, plan, reader, mostSorted));
  const isIndexed = isOrdered(db, plan, reader);
  if (isKnownTooMuch && !isIndexed) {
    const ids = await reader.sortedNewest(plan.condition, mostFound, page.limit, first);
    return { ids, total: mostFound, isMore: true, ofNewest: mostFound };
  }
  // Without an index SQLite looks through all records, so fewer are sorted.
  const isSlow = !isIndexed && engineOf(db) === "sqlite";
  const limit = isKnownTooMuch || isSlow ? mostFound : mostSorted;
  const isRare = some.length < oftenMet;
  const newest = isKnownTooMuch ? some : await findNewest(db, plan, reader, "desc", limit + 1, isRare);
  if (newest.length <= limit)
    return { ids: await reader.sortedAmong(newest, page.limit, first), total: newest.length };
  const ids = await reader.sortedAmong(newest.slice(0, mostFound), page.limit, first);
  return { ids, total: mostFound, isMore: true, ofNewest: mostFound };
}

/** How many of the newest records the condition holds for. */
async function countAmongNewest({ nearById }: Reader, condition: RawBuilder<boolean>): Promise<number> {
  return (await nearById(condition, "desc", mostLookedAtToCount)).length;
}

/**
 * `ids` are those of the page and at least one of the next page, if there is one. There are at least `atLeast` records,
 * and exactly so many where the page is beyond the end. A list says "more than" only of fewer than are known.
 */
function onePage(ids: readonly number[], { page, limit }: PageRequest<string>, atLeast: number): Ids {
  if (ids.length === 0) return { ids: [], total: atLeast };
  const seen = (page - 1) * limit + Math.min(ids.length, limit);
  const isMore = ids.length > limit;
  return { ids: ids.slice(0, limit), total: isMore ? Math.max(atLeast - 1, seen) : seen, isMore };
}
