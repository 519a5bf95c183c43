import type { Insertable } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { SignInResult } from "#contract/sign-ins.ts";
import type { Executor } from "../../db/open.ts";
import { readPage } from "../../db/read-page.ts";
import { hasWords } from "../../db/search.ts";
import type { Tables } from "../../db/tables.ts";

/** Largest number kept of sign-ins, and of tries. */
const mostKept = 20_000;
/** Apart from each other: strangers can make as many tries as they like, and would push the sign-ins out. */
const keptApart: SignInResult[][] = [
  ["signed in", "new device"],
  ["wrong", "locked"],
];

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

/** Deletes sign-ins before the moment, and of each kind the oldest above `mostKept`. */
export async function deleteSignInsBefore(db: Executor, moment: string): Promise<void> {
  await db.deleteFrom("sign_ins").where("at", "<", moment).execute();
  for (const results of keptApart) {
    const ofKind = db.selectFrom("sign_ins").select("id").where("result", "in", results);
    const oldest = await ofKind.orderBy("id", "desc").offset(mostKept).limit(1).executeTakeFirst();
    if (oldest)
      await db.deleteFrom("sign_ins").where("result", "in", results).where("id", "<=", oldest.id).execute();
  }
}
