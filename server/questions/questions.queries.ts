import type { Selectable } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { QuestionOrder } from "#contract/questions.ts";
import type { Executor } from "../db/open.ts";
import { recordKind } from "../db/record-kind.ts";
import { type Orders, readPage } from "../db/read-page.ts";
import { hasIndexedWords } from "../db/search.ts";
import { readListCount } from "../db/kept-apart.ts";
import type { Tables } from "../db/tables.ts";

export type QuestionRow = Selectable<Tables["queries"]>;

const orders: Orders<QuestionOrder> = { name: ["name_key"] };

export async function listQuestions(
  db: Executor,
  page: PageRequest<QuestionOrder> & { isSuspicious: boolean; isAnswered?: boolean },
) {
  let query = db.selectFrom("queries").selectAll();
  query = query.where("deleted_at", page.isDeleted ? "is not" : "is", null);
  if (!page.isDeleted) query = query.where("suspicious_at", page.isSuspicious ? "is not" : "is", null);
  if (page.isAnswered !== undefined) query = query.where("answered", "=", page.isAnswered ? 1 : 0);
  if (page.search) query = query.where(await hasIndexedWords(db, "queries", page.search));
  const value = page.isAnswered === undefined ? undefined : Number(page.isAnswered);
  const { isDeleted, isSuspicious } = page;
  const precomputedTotal = page.search
    ? undefined
    : () => readListCount(db, "queries", { isDeleted, isSuspicious, value });
  return readPage(query, page, { id: "id", orders, precomputedTotal });
}

export function findQuestion(db: Executor, id: number) {
  return db
    .selectFrom("queries")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

export const questionKind = recordKind({
  table: "queries",
  select: (db) =>
    db
      .selectFrom("queries")
      .select(["name", "reference", "email", "subject", "message"])
      .select((eb) => eb.case().when("answered", "=", 1).then("Yes").else("No").end().as("is_answered")),
  labels: {
    name: "Guest",
    reference: "Reference",
    email: "E-mail",
    subject: "Subject",
    message: "Message",
    is_answered: "Answered",
  },
  title: ["name", "subject"],
});
