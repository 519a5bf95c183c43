import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import { freshDatabase } from "#test/support/fresh-database.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/all.ts";

const steps = Object.entries(migrations);
const before = steps.slice(
  0,
  steps.findIndex(([name]) => name === "169-terms-in-force"),
);

/** The terms saved once a database of the version before, with one booking that has this `policy`, is brought up to date. */
async function savedTerms(policy: string | null, isOfDemo = false) {
  const { db, remove } = await freshDatabase();
  onTestFinished(() => db.executor.destroy().then(remove));
  await migrate(db, Object.fromEntries(before));
  const at = "2026-11-01T06:30:00.000Z";
  await sql`insert into hotels (id, created_at, name, description, address, search_address, pin_code)
    values (1, ${at}, 'House', 'Wood', 'Srinagar', 'srinagar', '190001')`.execute(db.executor);
  await sql`insert into bookings (id, created_at, reference, guest_key_hash, customer_name, email, phone, hotel_id, rooms,
      arrival, departure, adults, children, special_request, status, policy)
    values (7, ${at}, 'CO-AAAAAA', 'key', 'Meera', 'meera@example.com', '9000000000', 1, 1, '2026-12-01', '2026-12-03', 2, 0,
      '', 'Accepted', ${policy})`.execute(db.executor);
  if (isOfDemo)
    await sql`insert into demo_records (kind, record_id) values ('bookings', 7)`.execute(db.executor);
  await migrate(db);
  const row = await db.executor
    .selectFrom("company_sections")
    .select("value")
    .where("name", "=", "policy")
    .executeTakeFirst();
  return row && JSON.parse(row.value);
}

test("who accepted stays under the former default terms has them saved, and nobody else", async () => {
  expect(await savedTerms("{}")).toEqual(companyDefaults.policy);
  expect(await savedTerms("{}", true)).toBeUndefined();
  expect(await savedTerms(null)).toBeUndefined();
});
