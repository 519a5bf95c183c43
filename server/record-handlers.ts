import type { PageInfo } from "#contract/core/envelope.ts";
import { type CalendarDate, todayInKashmir } from "#contract/rules/stay.ts";
import type { Submission } from "./db/idempotency.ts";
import type { Executor } from "./db/open.ts";
import {
  type RecordToChange,
  changeRecord,
  type Columns,
  deleteRecord,
  restoreRecord,
  type SoftDeletableTable,
} from "./db/records.ts";
import type { AppError } from "./errors.ts";
import type { Services } from "./services.ts";

type ById = { id: number };

type Frame<Table extends SoftDeletableTable, Row, Shown, RemoveQuery extends ById> = {
  table: Table;
  /** Reads a record that is not deleted; `today` in Kashmir. */
  find: (db: Executor, id: number, today: CalendarDate) => Promise<Row | undefined>;
  present: (row: Row, db: Executor, today: CalendarDate) => Shown | Promise<Shown>;
  /** Makes the error for a record that does not exist. */
  missing: () => AppError;
  messages: { changed: string; deleted: string; restored: string };
  /** For kinds whose deletion does more than set `deleted_at`. */
  remove?: (services: Services, query: RemoveQuery) => Promise<void>;
  restore?: (services: Services, id: number) => Promise<void>;
};

/**
 * The handlers that all kinds of record share, `change`, from which the handler of that name is made, and `read`, which
 * throws what `missing` makes.
 */
export function recordHandlers<Table extends SoftDeletableTable, Row, Shown, RemoveQuery extends ById = ById>(
  frame: Frame<Table, Row, Shown, RemoveQuery>,
) {
  const { table, find, present, missing, messages } = frame;
  const remove =
    frame.remove ??
    (({ db, clock }: Services, { id }: ById) =>
      deleteRecord(db.executor, table, id, clock.now().toISOString()));
  const restore = frame.restore ?? (({ db }: Services, id: number) => restoreRecord(db.executor, table, id));

  async function read({ db: { executor }, clock }: Services, id: number): Promise<Shown> {
    const today = todayInKashmir(clock.now());
    const row = await find(executor, id, today);
    if (row === undefined) throw missing();
    return present(row, executor, today);
  }

  /** Writes the columns and returns the call's result. @throws not_found | changed_meanwhile */
  async function change(services: Services, record: RecordToChange, columns: Columns<Table>) {
    await changeRecord(services.db.executor, table, record, columns);
    return { data: await read(services, record.id), message: messages.changed };
  }

  return {
    read,
    change,
    handlers: {
      async byId({ services, query }: { services: Services; query: ById }) {
        return { data: await read(services, query.id) };
      },

      async remove({ services, query }: { services: Services; query: RemoveQuery }) {
        await remove(services, query);
        return { data: { id: query.id }, message: messages.deleted };
      },

      async restore({ services, query }: { services: Services; query: ById }) {
        await restore(services, query.id);
        return { data: { id: query.id }, message: messages.restored };
      },
    },
  };
}

type ListCall<Query> = { services: Services; query: Query };
type Listed<Row> = { records: Row[]; pageInfo: PageInfo };

/** A handler that lists what `list` reads, each row through `present`. */
export function listHandler<Query, Row, Shown>(
  list: (db: Executor, query: Query) => Promise<Listed<Row>>,
  present: (row: Row) => Shown,
) {
  return async ({ services, query }: ListCall<Query>) => {
    const { records, pageInfo } = await list(services.db.executor, query);
    return { data: records.map((row) => present(row)), pageInfo };
  };
}

type ChangeCall<Body> = { services: Services; id: number; body: Body };

/** A handler that changes a record by `change` and replies with it as `present` shows it. */
export function changeHandler<Body, Row, Shown>(
  change: (services: Services, id: number, body: Body) => Promise<Row>,
  present: (row: Row) => Shown,
  message: string,
) {
  return async ({ services, id, body }: ChangeCall<Body>) => ({
    data: present(await change(services, id, body)),
    message,
  });
}

type CreateCall<Body> = { services: Services; body: Body; form: Submission };

/** A handler that stores what was sent by `create`. */
export function createHandler<Body, Data>(
  create: (services: Services, body: Body, form: Submission) => Promise<Data>,
  message: string,
) {
  return async ({ services, body, form }: CreateCall<Body>) => ({
    data: await create(services, body, form),
    message,
  });
}
