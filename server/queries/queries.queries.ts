import type { Selectable } from "kysely";
import type { PageRequest } from "#contract/pagination.ts";
import type { QueryOrder } from "#contract/queries.ts";
import type { Executor } from "../db/open.ts";
import { type Orders, readPage } from "../db/pages.ts";
import { hasIndexedWords } from "../db/search.ts";
import { readTally } from "../db/tallies.ts";
import type { Tables } from "../db/tables.ts";

export type QueryRow = Selectable<Tables["queries"]>;

const orders: Orders<QueryOrder> = { name: ["name_key"] };

export async function listQueries(db: Executor, page: PageRequest<QueryOrder> & { isAnswered?: boolean }) {
  let query = db.selectFrom("queries").selectAll();
  query = query.where("deleted_at", page.isDeleted ? "is not" : "is", null);
  if (page.isAnswered !== undefined) query = query.where("answered", "=", page.isAnswered ? 1 : 0);
  if (page.search) query = query.where(await hasIndexedWords(db, "queries", page.search));
  const word = page.isAnswered === undefined ? undefined : Number(page.isAnswered);
  const known = page.search ? undefined : () => readTally(db, "queries", { isDeleted: page.isDeleted, word });
  return readPage(query, page, { id: "id", orders, known });
}

export function findQuery(db: Executor, id: number) {
  return db
    .selectFrom("queries")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}
