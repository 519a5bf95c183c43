import { sql } from "kysely";
import type { Executor } from "#server/db/open.ts";

/** Number of unopened requests, in a small office as in a large one. */
const unopened = 30;

/** A few stays begin each day, the last of them today: in a large office they span years. */
const arrival = sql`date('2030-06-01', (0 - (total - n) / 4) || ' days')`;
const departure = sql`date('2030-06-01', (2 - (total - n) / 4) || ' days')`;
const status = sql`case n % 5 when 0 then 'Pending' when 1 then 'Rejected' else 'Accepted' end`;
const moment = sql`'2030-06-01T06:30:00Z'`;
const opened = sql`case when total - n < ${sql.lit(unopened)} then null else ${moment} end`;
const guest = sql`'Guest ' || n, 'guest' || n || '@example.com', '9000000000'`;

/** Inserts `total` records into each list that grows with the years. SQLite only. */
export async function fillOffice(db: Executor, total: number): Promise<void> {
  const numbers = sql`with recursive numbers (n, total) as
    (select 1, ${sql.lit(total)} union all select n + 1, total from numbers where n < total)`;
  await sql`insert into bookings (created_at, opened_at, reference, guest_key_hash, customer_name, email, phone, hotel_id,
      rooms, arrival, departure, adults, children, special_request, status, total_paise)
    ${numbers} select ${moment}, ${opened}, 'CO-' || n, 'key' || n, ${guest}, 1 + n % 12, 1, ${arrival}, ${departure},
      2, 0, 'A quiet room, please', ${status}, 900000 from numbers`.execute(db);
  await sql`insert into payments (created_at, booking_id, paise, method, paid_on, note)
    ${numbers} select ${moment}, n, 270000, case n % 3 when 0 then 'Cash' else 'UPI' end, '2030-06-01', 'Advance'
    from numbers`.execute(db);
  await sql`insert into package_bookings (created_at, opened_at, reference, customer_name, email, phone, package_id,
      special_request, status)
    ${numbers} select ${moment}, ${opened}, 'PK-' || n, ${guest}, 1 + n % 6, 'In May', ${status} from numbers`.execute(
    db,
  );
  await sql`insert into cab_bookings (created_at, opened_at, reference, customer_name, email, phone, pick_up_location,
      drop_location, journey_date, preferred_time, vehicle, special_request, status)
    ${numbers} select ${moment}, ${opened}, 'CB-' || n, ${guest}, 'Airport', 'Dal Lake', ${arrival}, '10:00', 'car', '',
      ${status} from numbers`.execute(db);
  await sql`insert into reviews (created_at, opened_at, customer_name, customer_address, review, rating, status)
    ${numbers} select ${moment}, ${opened}, 'Guest ' || n, 'Pune', 'Warm rooms and good bread.', 5, ${status}
    from numbers`.execute(db);
  await sql`insert into queries (created_at, opened_at, reference, name, email, subject, message, answered)
    ${numbers} select ${moment}, ${opened}, 'QU-' || n, 'Guest ' || n, 'guest@example.com', 'Snow',
      'Is the road open in March?', n % 2 from numbers`.execute(db);
  await sql`insert into outbox (created_at, kind, reference, audience, recipient, subject, body, status, attempts,
      next_attempt_at, last_error)
    ${numbers} select ${moment}, 'booking', 'CO-' || n, 'staff', 'desk@example.com', 'New booking', 'A letter.',
      case n % 2 when 0 then 'Sent' else 'Kept' end, 1, ${moment}, '' from numbers`.execute(db);
}

/** A small write, like a guest's question. */
export async function noteWrite(db: Executor, n: number): Promise<void> {
  await sql`insert into queries (created_at, reference, name, email, subject, message, answered)
    values (${new Date().toISOString()}, ${`QW-${n}`}, 'Guest', 'guest@example.com', 'Snow', 'Is the road open?', 0)`.execute(
    db,
  );
}
