import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";

/** The terms that counted until now for a company that had saved none, as `company_sections` holds them. */
const terms = JSON.stringify({
  advancePercent: 25,
  leastAdvance: 0,
  advanceDueDays: 2,
  balanceDueDays: 0,
  ladder: [
    { days: 15, percent: 0 },
    { days: 8, percent: 25 },
    { days: 3, percent: 50 },
    { days: 0, percent: 100 },
  ],
  houses: [],
});

/**
 * From now on terms count once they are saved. A company that has accepted stays of its own under the former default
 * goes on with it: it is saved for them.
 */
export async function keepTermsInForce(db: MigrationTransaction, _engine: Engine): Promise<void> {
  const changedAt = new Date().toISOString();
  await sql`
    insert into company_sections (name, value, version, changed_at)
    select 'policy', ${terms}, 1, ${changedAt}
    where not exists (select 1 from company_sections where name = 'policy')
    and exists (
      select 1 from bookings where policy is not null
      and id not in (select record_id from demo_records where kind = 'bookings')
    )`.execute(db);
}
