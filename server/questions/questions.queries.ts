import { type RawBuilder, type Selectable, sql } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { QuestionOrder } from "#contract/queries.ts";
import type { Executor } from "../db/open.ts";
import { recordKind } from "../db/record-kind.ts";
import type { Orders } from "../db/read-page.ts";
import { listRequests } from "../db/kept-apart.ts";
import type { Tables } from "../db/tables.ts";
import type { GuestColumns } from "../db/guest-columns.ts";
import { findRecord } from "../db/records.ts";

export type QuestionRow = Selectable<Tables["queries"]>;

const orders: Orders<QuestionOrder> = { name: ["name_key"] };

export function listQuestions(
  db: Executor,
  page: PageRequest<QuestionOrder> & { isSuspicious: boolean; isAnswered?: boolean },
) {
  const value = page.isAnswered === undefined ? undefined : Number(page.isAnswered);
  const rows = (isOnPage: RawBuilder<boolean>) =>
    db.selectFrom("queries").selectAll().where(isOnPage).execute();
  return listRequests(db, page, { table: "queries", orders, rows, value });
}

export function findQuestion(db: Executor, id: number) {
  return findRecord(db, "queries", id);
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

export const questionGuest: GuestColumns<"queries"> = {
  heading: "Queries",
  name: "name",
  contacts: ["email"],
  words: ["name", "email", "subject", "message"],
  title: ["reference", "name", "subject"],
  cameToNothing: () => sql`1 = 1`,
};
