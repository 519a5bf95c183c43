import type { Insertable } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { SignInResult } from "#contract/sign-ins.ts";
import type { Executor } from "../../db/open.ts";
import { readPage } from "../../db/read-page.ts";
import { hasWords } from "../../db/search.ts";
import type { Tables } from "../../db/tables.ts";

/** Largest number of sign-ins kept. */
const mostKept = 20_000;

export async function insertSignIn(db: Executor, signIn: Insertable<Tables["sign_ins"]>): Promise<void> {
  await db.insertInto("sign_ins").values(signIn).execute();
}

/** Sign-ins with their usernames. */
export function listSignIns(db: Executor, page: PageRequest & { result?: SignInResult }) {
  let query = db
    .selectFrom("sign_ins")
    .leftJoin("staff", "staff.id", "sign_ins.staff_id")
    .select(["sign_ins.id", "sign_ins.at", "staff.username as who"])
    .select(["sign_ins.result", "sign_ins.device", "sign_ins.address"]);
  if (page.result) query = query.where("sign_ins.result", "=", page.result);
  if (page.search) query = query.where(hasWords(["staff.username", "device", "address"], page.search));
  return readPage(query, page, { id: "sign_ins.id", orders: {}, isDeletable: false });
}

/** Deletes sign-ins before the moment, and the oldest above `mostKept`. */
export async function deleteSignInsBefore(db: Executor, moment: string): Promise<void> {
  await db.deleteFrom("sign_ins").where("at", "<", moment).execute();
  const oldestKept = await db
    .selectFrom("sign_ins")
    .select("id")
    .orderBy("id", "desc")
    .offset(mostKept)
    .limit(1)
    .executeTakeFirst();
  if (oldestKept) await db.deleteFrom("sign_ins").where("id", "<=", oldestKept.id).execute();
}
