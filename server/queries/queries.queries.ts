import type { Selectable } from "kysely";
import type { PageRequest } from "#contract/pagination.ts";
import type { Executor } from "../db/open.ts";
import { readPage } from "../db/pages.ts";
import { hasWords } from "../db/search.ts";
import type { Tables } from "../db/tables.ts";

export type QueryRow = Selectable<Tables["queries"]>;

const searched = ["reference", "name", "email", "subject", "message"];

export function listQueries(db: Executor, page: PageRequest & { isAnswered?: boolean }) {
  let query = db.selectFrom("queries").selectAll();
  query = query.where("deleted_at", page.isDeleted ? "is not" : "is", null);
  if (page.isAnswered !== undefined) query = query.where("answered", "=", page.isAnswered ? 1 : 0);
  if (page.search) query = query.where(hasWords(searched, page.search));
  return readPage(query, "id", page);
}

export function findQuery(db: Executor, id: number) {
  return db
    .selectFrom("queries")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}
