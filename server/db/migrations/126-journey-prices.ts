import type { MigrationTransaction } from "../engine.ts";

/** Prices of packages by class and party, and the lines that guests of packages and cabs were told. */
export async function priceJourneys(db: MigrationTransaction): Promise<void> {
  const change = (table: string) => db.schema.alterTable(table);
  await change("packages").addColumn("tariff", "text").execute();
  for (const text of ["start_date", "child_ages", "price_lines"])
    await change("package_bookings").addColumn(text, "text").execute();
  for (const count of ["adults", "children"])
    await change("package_bookings").addColumn(count, "integer").execute();
  await change("package_bookings")
    .addColumn("hotel_class", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await change("package_bookings")
    .addColumn("single_rooms", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await change("cab_bookings")
    .addColumn("cab_rate_id", "integer", (column) => column.references("cab_rates.id"))
    .execute();
  await change("cab_bookings").addColumn("days", "integer").execute();
  await change("cab_bookings").addColumn("price_lines", "text").execute();
}
