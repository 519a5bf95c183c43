import type { Database } from "#server/db/open.ts";
import type { Clerk, ClerkBooking } from "./clerk.ts";

/**
 * Compares the stored records with the replies that the clerks got, and gives each booking its stored state. Returns
 * in words which records are lost, duplicate or other than acknowledged.
 */
export async function compareStored({ executor }: Database, clerks: Clerk[]): Promise<string[]> {
  const faults: string[] = [];
  const rows = await executor
    .selectFrom("bookings")
    .select(["id", "customer_name", "status", "arrival", "departure", "deleted_at"])
    .execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const one of clerks.flatMap(({ bookings }) => bookings)) {
    const row = stored.get(one.id);
    if (!row) {
      faults.push(`booking ${one.id} is lost`);
      continue;
    }
    const { status, arrival, departure } = row;
    const now = { status, arrival, departure, isDeleted: row.deleted_at !== null };
    if (!one.may.some((may) => JSON.stringify(may) === JSON.stringify(now)))
      faults.push(`booking ${one.id} is ${JSON.stringify(now)} and should be ${JSON.stringify(one.may)}`);
    one.may = [now];
  }
  faults.push(
    ...doubled(
      "booking",
      rows.map((row) => row.customer_name),
    ),
  );
  return [
    ...faults,
    ...(await comparePayments(executor, clerks)),
    ...(await comparePictures(executor, clerks)),
  ];
}

async function comparePayments(db: Database["executor"], clerks: Clerk[]): Promise<string[]> {
  const rows = await db.selectFrom("payments").select(["booking_id", "note"]).execute();
  const byBooking = Map.groupBy(rows, (row) => row.booking_id);
  const sending = clerks.flatMap(({ unanswered }) => [...unanswered]).map(({ key }) => key);
  const isOff = ({ id, name, paid }: ClerkBooking) => {
    const there = byBooking.get(id)?.length ?? 0;
    return there < paid || there > paid + sending.filter((key) => key.startsWith(`${name} pays`)).length;
  };
  const off = clerks.flatMap(({ bookings }) => bookings).filter(isOff);
  return [
    ...off.map(({ id }) => `payments of booking ${id} differ`),
    ...doubled(
      "payment",
      rows.map(({ note }) => note),
    ),
  ];
}

async function comparePictures(db: Database["executor"], clerks: Clerk[]): Promise<string[]> {
  const rows = await db
    .selectFrom("pictures")
    .select(["id", "position"])
    .where("deleted_at", "is", null)
    .execute();
  const there = new Set(rows.map(({ id }) => id));
  const lost = clerks.flatMap(({ pictures }) => pictures).filter((id) => !there.has(id));
  return [
    ...lost.map((id) => `picture ${id} is lost`),
    ...doubled(
      "place",
      rows.map((row) => String(row.position)),
    ),
  ];
}

function doubled(what: string, names: string[]): string[] {
  const often = [...Map.groupBy(names, (name) => name)].filter(([, all]) => all.length > 1);
  return often.map(([name, all]) => `${what} ${name} is there ${all.length} times`);
}
