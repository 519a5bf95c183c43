import { sql } from "kysely";
import type { Database } from "./open.ts";

/** True when a simple query succeeds. */
export async function canReadDatabase({ executor }: Database): Promise<boolean> {
  return sql`select 1`.execute(executor).then(
    () => true,
    () => false,
  );
}
