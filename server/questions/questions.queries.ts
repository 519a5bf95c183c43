import { type RawBuilder, type Selectable, sql } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { QuestionOrder } from "#contract/queries.ts";
import type { Executor } from "../db/open.ts";
import { recordKind } from "../db/record-kind.ts";
import { readList } from "../db/read-list.ts";
import type { Orders } from "../db/read-page.ts";
import { listed, readListCount } from "../db/kept-apart.ts";
import type { Tables } from "../db/tables.ts";
import type { OfGuest } from "../db/of-guest.ts";

export type QuestionRow = Selectable<Tables["queries"]>;

const orders: Orders<QuestionOrder> = { name: ["name_key"] };

export function listQuestions(
  db: Executor,
  page: PageRequest<QuestionOrder> & { isSuspicious: boolean; isAnswered?: boolean },
) {
  const { isDeleted, isSuspicious, isAnswered } = page;
  const where = [...listed("queries", page)];
  const value = isAnswered === undefined ? undefined : Number(isAnswered);
  if (value !== undefined) where.push(sql`queries.answered = ${value}`);
  const precomputedTotal = () => readListCount(db, "queries", { isDeleted, isSuspicious, value });
  const rows = (isOnPage: RawBuilder<boolean>) =>
    db.selectFrom("queries").selectAll().where(isOnPage).execute();
  return readList(db, page, { table: "queries", orders, where, precomputedTotal, rows });
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

export const questionGuest: OfGuest<"queries"> = {
  heading: "Queries",
  name: "name",
  contacts: ["email"],
  words: ["name", "email", "subject", "message"],
  title: ["reference", "name", "subject"],
  cameToNothing: () => sql`1 = 1`,
};
