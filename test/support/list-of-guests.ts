import type { Database } from "#server/db/open.ts";

/** A CSV of past stays in Pine House, with the same guest name and different phone numbers. */
export function listOfGuests(rows: number, name: string): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const phone = 9_000_000_000 + index;
    return `${name},${phone},Pine House,2020-03-01,2020-03-04`;
  });
  return ["Name,Mobile,Property,Arrival,Departure", ...lines].join("\n");
}

/** Counts in the database, because lists of the API count only up to a limit. */
export async function countStays({ executor }: Database, name: string): Promise<number> {
  const ids = executor.selectFrom("bookings").select("id").where("customer_name", "=", name);
  return (await ids.where("deleted_at", "is", null).execute()).length;
}
