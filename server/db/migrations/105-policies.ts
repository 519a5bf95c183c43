import type { MigrationTransaction } from "../engine.ts";

/**
 * The terms a stay was accepted under, how it came to its end, and what that costs; what packages and cabs cost, as
 * staff and guest agreed.
 */
export async function addPolicies(db: MigrationTransaction): Promise<void> {
  const add = (name: string, type: "text" | "bigint") =>
    db.schema.alterTable("bookings").addColumn(name, type).execute();
  for (const name of ["policy", "advance_due_on", "balance_due_on", "free_move_until"])
    await add(name, "text");
  for (const name of ["ended_at", "ending", "ended_from", "end_reason", "waived"]) await add(name, "text");
  for (const name of ["advance_paise", "charge_paise"]) await add(name, "bigint");
  for (const table of ["package_bookings", "cab_bookings"])
    await db.schema.alterTable(table).addColumn("total_paise", "bigint").execute();
}
