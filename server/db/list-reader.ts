import { type RawBuilder, sql } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import { engineOf, isOneOf } from "./dialect.ts";
import type { Executor } from "./open.ts";
import type { Orders, SortKey } from "./read-page.ts";
import type { IndexedTable } from "./search-index.ts";

type Condition = RawBuilder<boolean>;

type Listed<Order extends string> = {
  table: IndexedTable;
  orders: Orders<Order>;
  where: readonly Condition[];
};

export type Reader = ReturnType<typeof readerOf>;

/** Reads ids of a list's table, under the list's conditions and more, in its order or in none. */
export function readerOf<Order extends string>(
  db: Executor,
  page: Pick<PageRequest<Order>, "orderBy" | "direction" | "isDeleted">,
  { table, orders, where }: Listed<Order>,
) {
  const keysOf: Partial<Record<string, readonly SortKey[]>> = orders;
  const own = keysOf[page.orderBy] ?? [];
  const direction = sql.raw(page.direction);
  const keys = [...own, `${table}.id`].map((key) => (typeof key === "string" ? sql.ref(key) : key));
  const inOrder = sql`order by ${sql.join(keys.map((key) => sql`${key} ${direction}`))}`;
  const all = (more: readonly Condition[]) => sql.join([...where, ...more, sql`1 = 1`], sql` and `);
  const from = sql.table(table);
  const id = sql.ref(`${table}.id`);
  const read = async (query: RawBuilder<unknown>, column = id) =>
    (await sql<{ id: number }>`select ${column} as id from ${query}`.execute(db)).rows.map((row) => row.id);
  const readLooked = (looked: RawBuilder<unknown>) =>
    read(sql`(${looked}) as looked where is_found order by place`, sql.ref("looked.id"));

  /** The first in the order of ids of what `query` finds for each of a few others. */
  const readEach = (
    others: readonly number[],
    way: "asc" | "desc",
    limit: number,
    query: (other: number) => RawBuilder<unknown>,
  ) => {
    const part = sql`${sql.raw(way)} limit ${limit}`;
    const each = others.map(
      (other) => sql`select id from (select ${id} as id from ${query(other)} ${part}) as of_one`,
    );
    return read(sql`(${sql.join(each, sql` union all `)}) as of_each order by id ${part}`, sql.ref("id"));
  };

  // Behind `offset 0` PostgreSQL sorts these; it would else read the whole list in its order and compare.
  const readAmong = (isAmong: RawBuilder<unknown>, part: RawBuilder<unknown>, first = sql`offset 0`) => {
    const names = keys.map((_, index) => sql.ref(index === keys.length - 1 ? "id" : `key_${index}`));
    const columns = keys.map((key, index) => sql`${key} as ${names[index]}`);
    const order = names.map((name) => sql`${name} ${direction}`);
    const among = sql`select ${sql.join(columns)} from ${from} where ${isAmong} and ${all([])} ${first}`;
    return read(sql`(${among}) as among order by ${sql.join(order)} ${part}`, sql.ref("among.id"));
  };

  return {
    table,
    isById: own.length === 0,
    isOfDeleted: page.isDeleted,
    sorted: (more: readonly Condition[], limit: number, offset: number) =>
      read(sql`${from} where ${all(more)} ${inOrder} limit ${limit} offset ${offset}`),
    some: (more: readonly Condition[], limit: number) => read(sql`${from} where ${all(more)} limit ${limit}`),
    /** How many there are under these conditions too, up to `most`. */
    count: async (most: number, more: readonly Condition[] = []): Promise<number> => {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from (select ${id} from ${from} where ${all(more)} limit ${most}) as counted`.execute(
        db,
      );
      return rows[0]?.total ?? 0;
    },
    /** Whether there are more than so many. */
    hasMore: async (more: readonly Condition[], most: number) =>
      (await read(sql`${from} where ${all(more)} limit 1 offset ${most}`)).length > 0,
    byId: (more: readonly Condition[], way: "asc" | "desc", limit: number) =>
      read(sql`${from} where ${all(more)} order by ${id} ${sql.raw(way)} limit ${limit}`),
    /** The first in the order of ids, each by an index, of those that name one of a few others by `key`. */
    ofEach: (
      others: readonly number[],
      key: string,
      more: (other: number) => Condition,
      way: "asc" | "desc",
      limit: number,
    ) =>
      readEach(
        others,
        way,
        limit,
        (other) => sql`${from} where ${sql.ref(`${table}.${key}`)} = ${other} and ${all([more(other)])}
        order by ${id}`,
      ),
    /** The same of those that `named` names; SQLite only. */
    namedOfEach: (
      others: readonly number[],
      named: (other: number) => RawBuilder<unknown>,
      more: Condition,
      way: "asc" | "desc",
      limit: number,
    ) =>
      readEach(
        others,
        way,
        limit,
        (other) => sql`(${named(other)} order by rowid ${sql.raw(way)}) as named
        cross join ${from} on ${id} = named.named_id where ${all([more])} order by named.named_id`,
      ),
    /** Of the first so many records in the list's order those for which the condition holds. */
    near: (condition: Condition, looked: number) =>
      readLooked(sql`select ${id}, ${condition} as is_found, row_number() over (${inOrder}) as place
        from ${from} where ${all([])} ${inOrder} limit ${looked}`),
    /** The same of the newest records, in any order. */
    newest: (condition: Condition, looked: number) =>
      readLooked(sql`select ${id}, ${condition} as is_found, 0 as place
        from ${from} where ${all([])} order by ${id} desc limit ${looked}`),
    /**
     * How many there seem to be, by what the first and the last so many records of the list have: never many because of a
     * party that came in at once.
     */
    async estimate(condition: Condition, looked: number): Promise<number> {
      const end = (way: "asc" | "desc") =>
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
      const whole =
        Math.max(...ends.map(({ last }) => last)) - Math.min(...ends.map(({ first }) => first)) + 1;
      return Math.min(...ends.map(({ first, last, found }) => (found * whole) / (last - first + 1)));
    },
    /** A page of the newest `most` for which the condition holds, in the list's order. */
    sortedNewest: (condition: Condition, most: number, limit: number, offset: number) =>
      readAmong(condition, sql`limit ${limit} offset ${offset}`, sql`order by ${id} desc limit ${most}`),
    sortedAmong(ids: readonly number[], limit: number, offset: number): Promise<number[]> | number[] {
      if (ids.length === 0) return [];
      const part = sql`limit ${limit} offset ${offset}`;
      if (engineOf(db) === "postgres") return readAmong(isOneOf(db, `${table}.id`, ids), part);
      // SQLite would rather read the whole list in its order and compare.
      return read(sql`json_each(${JSON.stringify(ids)}) as named
        cross join ${from} on ${id} = named.value where ${all([])} ${inOrder} ${part}`);
    },
    /**
     * The same of the first so many that the index names: read as they are met, so that it ends with the last one that is
     * wanted. SQLite only.
     */
    async firstNamed(
      [index, isMatch]: [RawBuilder<unknown>, Condition],
      more: readonly Condition[],
      way: "asc" | "desc",
      looked: number,
      limit: number,
    ): Promise<number[]> {
      const ids = await read(sql`(select rowid as named_id from ${index} where ${isMatch}
        order by rowid ${sql.raw(way)} limit ${looked}) as named
        cross join ${from} on ${id} = named.named_id where ${all(more)} limit ${limit}`);
      return ids.toSorted((a, b) => (way === "asc" ? a - b : b - a));
    },
    /** In the order of ids those that `index` names by its `rowid`; SQLite only. */
    named: (index: RawBuilder<unknown>, more: readonly Condition[], way: "asc" | "desc", limit: number) =>
      read(sql`${index} cross join ${from} on ${id} = ${index}.rowid where ${all(more)}
        order by ${index}.rowid ${sql.raw(way)} limit ${limit}`),
  };
}
