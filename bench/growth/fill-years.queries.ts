import { sql } from "kysely";
import type { Database, Executor } from "#server/db/open.ts";
import { withoutUpkeep } from "./bare-tables.queries.ts";
import { fillHouses, fillNights, placeOf } from "./fill-houses.queries.ts";
import { type Years, yearsOf } from "./years-of-requests.queries.ts";

/**
 * Fills a fresh database that has room types and facilities with `total` bookings and what belongs to them, and as many
 * of each other request, email and change. Throws when it is not fresh: the ids begin with 1.
 */
export async function fillYears({ executor, engine }: Database, total: number): Promise<void> {
  const years = yearsOf(engine, total);
  await withoutUpkeep(executor, engine, async () => {
    await fillHouses(executor, total);
    await fillBookings(executor, years, total);
    await fillRequests(executor, years);
    await fillRecords(executor, years);
  });
}

async function fillBookings(db: Executor, years: Years, total: number): Promise<void> {
  const { created, opened, deleted, suspicious, name, email, phone, arrival, departure, status } = years;
  const { hotel, room } = placeOf(total);
  await sql`insert into bookings (created_at, opened_at, deleted_at, suspicious_at, reference, guest_key_hash,
      customer_name, email, phone, hotel_id, room_id, rooms, arrival, departure, adults, children, special_request,
      status, total_paise)
    select ${created}, ${opened}, ${deleted}, ${suspicious}, 'CO-' || ${years.reference}, 'key' || n, ${name}, ${email}, ${phone},
      ${hotel}, ${room}, 1, ${arrival}, ${departure}, 2, 0, 'A quiet room, please', ${status},
      ${years.total} from ${years.numbers}`.execute(db);
  await fillNights(db, years, total);
  await sql`insert into payments (created_at, deleted_at, booking_id, paise, method, paid_on, note)
    select ${created}, ${deleted}, n, ${years.paid}, case n % 3 when 0 then 'Cash' else 'UPI' end, ${arrival}, 'Advance'
    from ${years.numbers}`.execute(db);
}

async function fillRequests(db: Executor, years: Years): Promise<void> {
  const { created, opened, deleted, suspicious, name, email, phone, arrival, status, numbers } = years;
  const all = sql`${created}, ${opened}, ${deleted}, ${suspicious}`;
  await sql`insert into package_bookings (created_at, opened_at, deleted_at, suspicious_at, reference, customer_name,
      email, phone, package_id, special_request, status)
    select ${all}, 'PK-' || ${years.reference}, ${name}, ${email}, ${phone}, 1 + n % 6, 'In May', ${status} from ${numbers}`.execute(
    db,
  );
  await sql`insert into cab_bookings (created_at, opened_at, deleted_at, suspicious_at, reference, customer_name,
      email, phone, pick_up_location, drop_location, journey_date, preferred_time, vehicle, special_request, status)
    select ${all}, 'CB-' || ${years.reference}, ${name}, ${email}, ${phone}, 'Airport', 'Dal Lake', ${arrival}, '10:00', 'car', '',
      ${status} from ${numbers}`.execute(db);
  await sql`insert into reviews (created_at, opened_at, deleted_at, suspicious_at, customer_name, customer_address,
      review, rating, status)
    select ${all}, ${name}, 'Pune', 'Warm rooms and good bread.', 1 + n % 5, ${status} from ${numbers}`.execute(
    db,
  );
  await sql`insert into queries (created_at, opened_at, deleted_at, suspicious_at, reference, name, email, subject,
      message, answered)
    select ${all}, 'QU-' || ${years.reference}, ${name}, ${email}, 'Snow', 'Is the road open in March?', n % 2 from ${numbers}`.execute(
    db,
  );
}

async function fillRecords(db: Executor, years: Years): Promise<void> {
  const { created, name, email, numbers } = years;
  await sql`insert into outbox (created_at, kind, reference, audience, recipient, subject, body, status, attempts,
      next_attempt_at, last_error, sent_at)
    select ${created}, case n % 1000 when 500 then 'security' else 'booking' end, 'CO-' || ${years.reference}, 'guest', ${email},
      'Your request CO-' || n, 'Dear ' || ${name} || ', thank you. We answer within a day.',
      case n / 7 % 2 when 0 then 'Sent' else 'Kept' end, 1, ${created}, '', ${created} from ${numbers}`.execute(
    db,
  );
  await sql`insert into changes (at, staff_name, action, kind, record_id, title, fields)
    select ${created}, case n / 7 % 3 when 0 then 'asha' else 'bilal' end, 'changed',
      case n % 10 when 0 then 'hotels' when 1 then 'staff' else 'bookings' end, n, ${name} || ', CO-' || ${years.reference},
      '[{"name":"Status","before":"Pending","after":"Accepted"}]' from ${numbers}`.execute(db);
}
