import { type RawBuilder, sql } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import { engineOf, isOneOf } from "./dialect.ts";
import type { Executor } from "./open.ts";
import type { Orders, SortKey } from "./read-page.ts";
import type { IndexedTable } from "./search-index.ts";
import type { EntriesOfParent } from "./searched-index.ts";

type Condition = RawBuilder<boolean>;

export type Direction = "asc" | "desc";

type Listed<Order extends string> = {
  table: IndexedTable;
  orders: Orders<Order>;
  where: readonly Condition[];
  parentId?: number | undefined;
  ordered?: { ids: (limit: number, offset: number) => Promise<number[]> };
  isLong?: boolean;
};

export type Reader = ReturnType<typeof readerOf>;

/** Reads ids of a list's table under the list's conditions and further ones, in the list's order or in none. */
export function readerOf<Order extends string>(
  db: Executor,
  page: Pick<PageRequest<Order>, "orderBy" | "direction" | "isDeleted">,
  { table, orders, where, parentId, ordered, isLong = false }: Listed<Order>,
) {
  const keysOf: Partial<Record<string, readonly SortKey[]>> = orders;
  const sortKeys = keysOf[page.orderBy] ?? [];
  const direction = sql.raw(page.direction);
  const keys = [...sortKeys, `${table}.id`].map((key) => (typeof key === "string" ? sql.ref(key) : key));
  const inOrder = sql`order by ${sql.join(keys.map((key) => sql`${key} ${direction}`))}`;
  const all = (more: readonly Condition[]) => sql.join([...where, ...more, sql`1 = 1`], sql` and `);
  const from = sql.table(table);
  const id = sql.ref(`${table}.id`);
  const read = async (query: RawBuilder<unknown>, column = id) =>
    (await sql<{ id: number }>`select ${column} as id from ${query}`.execute(db)).rows.map((row) => row.id);
  const names = keys.map((_, index) => sql.ref(index === keys.length - 1 ? "id" : `key_${index}`));
  const namedKeys = sql.join(keys.map((key, index) => sql`${key} as ${names[index]}`));
  const byNames = sql`order by ${sql.join(names.map((name) => sql`${name} ${direction}`))}`;

  /** The first ids, in order, among the records that `query` finds for each of a few hotels or packages. */
  const readOfParents = (
    parents: readonly number[],
    way: Direction,
    limit: number,
    query: (parent: number) => RawBuilder<unknown>,
  ) => {
    const slice = sql`${sql.raw(way)} limit ${limit}`;
    const each = parents.map(
      (parent) => sql`select id from (select ${id} as id from ${query(parent)} ${slice}) as of_one`,
    );
    return read(sql`(${sql.join(each, sql` union all `)}) as of_each order by id ${slice}`, sql.ref("id"));
  };

  // With `offset 0` PostgreSQL sorts only these; otherwise it would read the whole list in order and compare.
  const readAmong = (isAmong: RawBuilder<unknown>, slice: RawBuilder<unknown>, first = sql`offset 0`) => {
    const among = sql`select ${namedKeys} from ${from} where ${isAmong} and ${all([])} ${first}`;
    return read(sql`(${among}) as among ${byNames} ${slice}`, sql.ref("among.id"));
  };

  const readNamed = (ids: readonly number[], condition: Condition) =>
    ids.length > 0 ? read(sql`${from} where ${isOneOf(db, `${table}.id`, ids)} and ${condition}`) : [];

  return {
    table,
    isById: sortKeys.length === 0,
    isOfDeleted: page.isDeleted,
    parentId,
    isLong,
    sorted: (more: readonly Condition[], limit: number, offset: number) =>
      read(sql`${from} where ${all(more)} ${inOrder} limit ${limit} offset ${offset}`),
    some: (more: readonly Condition[], limit: number) => read(sql`${from} where ${all(more)} limit ${limit}`),
    /** The number of records that also meet these conditions, up to `limit`. */
    count: async (limit: number, more: readonly Condition[] = []): Promise<number> => {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from (select ${id} from ${from} where ${all(more)} limit ${limit}) as counted`.execute(
        db,
      );
      return rows[0]?.total ?? 0;
    },
    /** Whether more than `limit` records also meet these conditions. */
    hasMore: async (more: readonly Condition[], limit: number) =>
      (await read(sql`${from} where ${all(more)} limit 1 offset ${limit}`)).length > 0,
    byId: (more: readonly Condition[], way: Direction, limit: number) =>
      read(sql`${from} where ${all(more)} order by ${id} ${sql.raw(way)} limit ${limit}`),
    /** The first ids, in order, of the records that name one of a few hotels or packages by `key`; read by an index. */
    ofParents: (
      parents: readonly number[],
      key: string,
      more: (parent: number) => Condition,
      way: Direction,
      limit: number,
    ) =>
      readOfParents(
        parents,
        way,
        limit,
        (parent) => sql`${from} where ${sql.ref(`${table}.${key}`)} = ${parent} and ${all([more(parent)])}
        order by ${id}`,
      ),
    /** The same for the records that have entries in an index; SQLite only. */
    indexedOfParents: (
      parents: readonly number[],
      entries: (parent: number) => EntriesOfParent,
      more: Condition,
      way: Direction,
      limit: number,
    ) =>
      readOfParents(parents, way, limit, (parent) => {
        const { index, first, isMatch } = entries(parent);
        return sql`${index} cross join ${from} on ${id} = ${index}.rowid - ${first}
          where ${isMatch} and ${all([more])} order by ${index}.rowid`;
      }),
    /** The matches among the first `looked` records in the list's order. */
    near: (condition: Condition, looked: number) =>
      read(
        sql`(select ${namedKeys}, ${condition} as is_found from ${from} where ${all([])} ${inOrder} limit ${looked}) as looked
          where is_found ${byNames}`,
        sql.ref("looked.id"),
      ),
    /** The matches among the first `looked` records in the order of their ids. */
    nearById: async (condition: Condition, way: Direction, looked: number) => {
      if (ordered && sortKeys.length === 0 && way === page.direction)
        return sortIds(await readNamed(await ordered.ids(looked, 0), condition), way);
      const inWay = sql`order by id ${sql.raw(way)}`;
      return read(
        sql`(select ${id} as id, ${condition} as is_found from ${from} where ${all([])} ${inWay} limit ${looked}) as looked
          where is_found ${inWay}`,
        sql.ref("looked.id"),
      );
    },
    /** The matches among the first `limit` ids that `named` finds, in any order, and how many it found. */
    matchesOf: async (named: RawBuilder<unknown>, condition: Condition, limit: number) => {
      const { rows } = await sql<{ id: number; is_found: unknown }>`
        select ${id} as id, case when ${all([condition])} then 1 else 0 end as is_found
        from (${named} limit ${limit}) as named cross join ${from} where ${id} = named.named_id`.execute(db);
      return { ids: rows.flatMap((row) => (row.is_found ? row.id : [])), looked: rows.length };
    },
    /**
     * Estimates the number of matches from the first and the last `looked` records of the list. The lower estimate of
     * the two counts, so that many matches that came in at once do not raise it.
     */
    async estimate(condition: Condition, looked: number): Promise<number> {
      const end = (way: Direction) =>
        sql`select min(id) as first, max(id) as last, sum(case when is_found then 1 else 0 end) as found
          from (select ${id} as id, ${condition} as is_found from ${from} where ${all([])}
            order by ${id} ${sql.raw(way)} limit ${looked}) as looked`;
      const { rows } = await sql<{ first: number | null; last: number | null; found: number | null }>`
        ${end("asc")} union all ${end("desc")}`.execute(db);
      const ends = rows.map(({ first, last, found }) => ({
        first: first ?? 0,
        last: last ?? 0,
        found: found ?? 0,
      }));
      const span =
        Math.max(...ends.map(({ last }) => last)) - Math.min(...ends.map(({ first }) => first)) + 1;
      return Math.min(...ends.map(({ first, last, found }) => (found * span) / (last - first + 1)));
    },
    /** A page of the newest `maxSorted` matches, in the list's order. */
    sortedNewest: (condition: Condition, maxSorted: number, limit: number, offset: number) =>
      readAmong(condition, sql`limit ${limit} offset ${offset}`, sql`order by ${id} desc limit ${maxSorted}`),
    sortedAmong(ids: readonly number[], limit: number, offset: number): Promise<number[]> | number[] {
      if (ids.length === 0) return [];
      const slice = sql`limit ${limit} offset ${offset}`;
      if (engineOf(db) === "postgres") return readAmong(isOneOf(db, `${table}.id`, ids), slice);
      // SQLite would otherwise read the whole list in its order and compare.
      return read(sql`json_each(${JSON.stringify(ids)}) as named
        cross join ${from} on ${id} = named.value where ${all([])} ${inOrder} ${slice}`);
    },
    /**
     * The matches among the first `looked` entries of an index, in the order of their ids; reading ends as soon as
     * there are `limit`. SQLite only.
     */
    async firstOfIndex(
      { entries, isMatch }: { entries: RawBuilder<unknown>; isMatch: Condition },
      more: readonly Condition[],
      way: Direction,
      looked: number,
      limit: number,
    ): Promise<number[]> {
      const ids = await read(sql`(select rowid as named_id from ${entries} where ${isMatch}
        order by rowid ${sql.raw(way)} limit ${looked}) as named
        cross join ${from} on ${id} = named.named_id where ${all(more)} limit ${limit}`);
      return sortIds(ids, way);
    },
    /** The first matches in the order of the index, whose `rowid` is their id; SQLite only. */
    byIndex: (index: RawBuilder<unknown>, more: readonly Condition[], way: Direction, limit: number) =>
      read(sql`${index} cross join ${from} on ${id} = ${index}.rowid where ${all(more)}
        order by ${index}.rowid ${sql.raw(way)} limit ${limit}`),
  };
}

export function sortIds(ids: readonly number[], direction: Direction): number[] {
  return ids.toSorted((a, b) => (direction === "asc" ? a - b : b - a));
}
