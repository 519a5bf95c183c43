import { sql } from "kysely";
import type { Database } from "./open.ts";

/** Whether the database answers at all. */
export async function canReadDatabase({ executor }: Database): Promise<boolean> {
  return sql`select 1`.execute(executor).then(
    () => true,
    () => false,
  );
}
