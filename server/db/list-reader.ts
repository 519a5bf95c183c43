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

  // Behind `offset 0` PostgreSQL sorts these; it would else read the whole list in its order and compare.
  const readAmong = (isAmong: RawBuilder<unknown>, part: RawBuilder<unknown>) => {
    const names = keys.map((_, index) => sql.ref(index === keys.length - 1 ? "id" : `key_${index}`));
    const columns = keys.map((key, index) => sql`${key} as ${names[index]}`);
    const order = names.map((name) => sql`${name} ${direction}`);
    const among = sql`select ${sql.join(columns)} from ${from} where ${isAmong} and ${all([])} offset 0`;
    return read(sql`(${among}) as among order by ${sql.join(order)} ${part}`, sql.ref("among.id"));
  };

  return {
    table,
    isById: own.length === 0,
    isOfDeleted: page.isDeleted,
    sorted: (more: readonly Condition[], limit: number, offset: number) =>
      read(sql`${from} where ${all(more)} ${inOrder} limit ${limit} offset ${offset}`),
    some: (more: readonly Condition[], limit: number) => read(sql`${from} where ${all(more)} limit ${limit}`),
    /** How many there are, up to `most`. */
    count: async (most: number): Promise<number> => {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from (select ${id} from ${from} where ${all([])} limit ${most}) as counted`.execute(
        db,
      );
      return rows[0]?.total ?? 0;
    },
    byId: (more: readonly Condition[], way: "asc" | "desc", limit: number) =>
      read(sql`${from} where ${all(more)} order by ${id} ${sql.raw(way)} limit ${limit}`),
    /** The same by an index of something else, for SQLite would rather go through the whole list. */
    sortedById: (more: readonly Condition[], way: "asc" | "desc", limit: number) =>
      read(sql`${from} where ${all(more)} order by ${id} + 0 ${sql.raw(way)} limit ${limit}`),
    /** Of the first so many records in the list's order those for which the condition holds. */
    near: (condition: Condition, looked: number) =>
      readLooked(sql`select ${id}, ${condition} as is_found, row_number() over (${inOrder}) as place
        from ${from} where ${all([])} ${inOrder} limit ${looked}`),
    /** The same of the newest records, in any order. */
    newest: (condition: Condition, looked: number) =>
      readLooked(sql`select ${id}, ${condition} as is_found, 0 as place
        from ${from} where ${all([])} order by ${id} desc limit ${looked}`),
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
