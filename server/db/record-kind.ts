import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { isCounted, readCount } from "./counter-cache.ts";
import { lockRows } from "./locks.ts";
import type { Executor, Transaction } from "./open.ts";
import { hasWords } from "./search.ts";
import { type IndexedTable, isKeptInTrash } from "./search-index.ts";
import type { Tables } from "./tables.ts";

type Value = string | number | null;

/** A record in words for people: its fields under their labels. */
export type Snapshot = Record<string, Value>;

/** How the change log and the trash read and describe one kind of record. */
export type RecordKind = {
  /** Locks a record until the transaction ends. */
  lock: (transaction: Transaction, id: number) => Promise<void>;
  /** Reads a record's snapshot, deleted or not; undefined when there is none. */
  snapshot: (db: Executor, id: number) => Promise<Snapshot | undefined>;
  /** The same of many at once, by their ids. */
  snapshots: (db: Executor, ids: readonly number[]) => Promise<Map<number, Snapshot>>;
  /** The record's title for people. */
  titleOf: (snapshot: Snapshot) => string;
  /** Selects the deleted records, the latest deleted first. */
  deleted: (db: Executor, filter: Filter) => Expression<DeletedRecord>;
  /** The table, where a search index has all of its deleted records' names in the trash. */
  named: IndexedTable | undefined;
  countDeleted: (db: Executor) => Promise<number>;
};

/** `limit`: the largest number of records; `words`: those with these words in their names; `among`: a condition. */
type Filter = { limit?: number; words?: string; among?: RawBuilder<boolean> };

export type DeletedRecord = { id: number; name: string; deleted_at: string };

type Description<Sources, Source extends keyof Sources, Fields> = {
  table: keyof Tables;
  /** Selects the fields of all records; never anything secret. */
  select: (db: Executor) => SelectQueryBuilder<Sources, Source, Fields>;
  /** The label of each field, in the order in which people read them. */
  labels: { [Name in keyof Fields]: string };
  /** The fields that make the title. */
  title: readonly (keyof Fields & string)[];
  /** The name in the trash where it is not the title: SQL over the selected fields and `id`. */
  nameInTrash?: RawBuilder<string>;
  /** For kinds whose changes lock something else before the record: with the record first, two could deadlock. */
  lock?: RecordKind["lock"];
  /** Further values under their labels, for what the one query cannot read. */
  more?: (db: Executor, id: number) => Promise<Snapshot>;
};

export function recordKind<Sources, Source extends keyof Sources, Fields extends Snapshot>({
  table,
  select,
  labels,
  title,
  nameInTrash,
  lock,
  more,
}: Description<Sources, Source, Fields>): RecordKind {
  const names = Object.entries<string>(labels);
  async function described(db: Executor, id: number, fields: object): Promise<Snapshot> {
    const values = new Map<string, Value>(Object.entries(fields));
    const labelled = names.map(([name, label]) => [label, values.get(name) ?? null]);
    return { ...Object.fromEntries(labelled), ...(await more?.(db, id)) };
  }
  return {
    lock: lock ?? ((transaction, id) => lockRow(transaction, table, id)),
    async snapshot(db, id) {
      const fields = await select(db)
        .where(sql.ref(`${table}.id`), "=", id)
        .executeTakeFirst();
      return fields && described(db, id, fields);
    },
    async snapshots(db, ids) {
      const column = sql.ref<number>(`${table}.id`);
      const rows = await select(db).select(column.as("snapshot_id")).where(column, "in", ids).execute();
      const found = new Map<number, Snapshot>();
      for (const row of rows) {
        const id = Number(new Map<string, Value>(Object.entries(row)).get("snapshot_id"));
        found.set(id, await described(db, id, row));
      }
      return found;
    },
    titleOf: (snapshot) => title.map((name) => snapshot[labels[name]] ?? "").join(", "),
    countDeleted: (db) => countDeleted(db, table),
    named: isKeptInTrash(table) ? table : undefined,
    deleted(db, { limit, words = "", among = sql`1 = 1` }) {
      const deletedAt = sql.ref(`${table}.deleted_at`);
      const id = sql.ref(`${table}.id`);
      const all = select(db)
        .select([id.as("id"), deletedAt.as("deleted_at")])
        .where(deletedAt, "is not", null)
        .where(among);
      const called = sql`(select id, ${nameInTrash ?? titleInSql(title)} as name, deleted_at from ${all} as fields) as called`;
      const isCalled = hasWords(["called.name"], words);
      if (limit === undefined)
        return sql<DeletedRecord>`(select id, name, deleted_at from ${called} where ${isCalled})`;
      // PostgreSQL assumes that words are rare, and would read and sort all deleted records; not so with a `case`.
      return sql<DeletedRecord>`(select id, name, deleted_at from ${called}
        where case when ${isCalled} then true else false end
        order by called.deleted_at desc, called.id desc limit ${limit})`;
    },
  };
}

async function lockRow(transaction: Transaction, table: keyof Tables, id: number): Promise<void> {
  const row = transaction.selectFrom(table).select(sql.lit(1).as("one"));
  await lockRows(transaction, row.where(sql.ref("id"), "=", id)).execute();
}

/** Read from the counter cache, or counted where a table has few rows. */
async function countDeleted(db: Executor, table: keyof Tables): Promise<number> {
  if (isCounted(table)) return readCount(db, table, { isDeleted: true });
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(table)} where deleted_at is not null`.execute(db);
  return rows[0]?.total ?? 0;
}

function titleInSql(fields: readonly string[]): RawBuilder<string> {
  return sql<string>`${sql.join(
    fields.map((name) => sql.ref(name)),
    sql` || ', ' || `,
  )}`;
}
