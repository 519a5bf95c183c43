import { isOneOf } from "../db/dialect.ts";
import type { Executor } from "../db/open.ts";

/** What is kept about stays beside the stays: papers, what guests said they paid, and what they were told by the clock. */
export async function keptOfStays(db: Executor, stays: number[]) {
  const ofThem = isOneOf(db, "booking_id", stays);
  const [papers, claims, reminders] = await Promise.all([
    db.selectFrom("papers").selectAll().where(ofThem).orderBy("id").execute(),
    db.selectFrom("payment_claims").selectAll().where(ofThem).orderBy("id").execute(),
    db.selectFrom("reminders").selectAll().where(ofThem).orderBy("id").execute(),
  ]);
  return [
    { title: "Papers", rows: papers },
    { title: "Payments they told of", rows: claims },
    { title: "What they were told by the clock", rows: reminders },
  ];
}
