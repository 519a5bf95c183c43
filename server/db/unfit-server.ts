import { sql } from "kysely";
import { CannotStart } from "../cannot-start.ts";
import type { Transaction } from "./open.ts";

const oldest = 15;

/** Throws a sentence when a new site cannot begin in this PostgreSQL database. */
export async function refuseUnfit(transaction: Transaction): Promise<void> {
  const { rows } = await sql<{ encoding: string; version: string }>`
    select current_setting('server_encoding') as encoding, current_setting('server_version') as version`.execute(
    transaction,
  );
  const wrong = rows[0] && unfitness(rows[0]);
  if (wrong) throw new CannotStart(wrong);
}

/** Why a database with this encoding, on a PostgreSQL of this version, does not do. */
export function unfitness({ encoding, version }: { encoding: string; version: string }): string | undefined {
  if (Number.parseInt(version, 10) < oldest)
    return `The site needs PostgreSQL ${oldest} or newer, and this is ${version}.`;
  if (encoding !== "UTF8")
    return `The database has the encoding ${encoding}, and names and prices need UTF8: make it anew with createdb --encoding=UTF8 --template=template0 (deploy/growing.md).`;
  return undefined;
}
