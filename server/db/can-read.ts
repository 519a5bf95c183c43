import { sql } from "kysely";
import type { Database } from "./open.ts";

/** True when a simple query succeeds, on a file that is still at its place. */
export async function canReadDatabase({ executor, isInPlace }: Database): Promise<boolean> {
  if (isInPlace && !isInPlace()) return false;
  return sql`select 1`.execute(executor).then(
    () => true,
    () => false,
  );
}
