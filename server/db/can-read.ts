import { sql } from "kysely";
import type { Database } from "./open.ts";

/** True when the database can be read at all. */
export async function canReadDatabase({ executor }: Database): Promise<boolean> {
  return sql`select 1`.execute(executor).then(
    () => true,
    () => false,
  );
}
