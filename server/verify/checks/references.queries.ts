import { sql } from "kysely";
import { readTableShapes } from "../../db/table-shapes.ts";
import type { Check } from "../check.ts";
import { type FaultQuery, findingsOf } from "./findings-of.queries.ts";

/** Whether every record that another refers to exists: foreign keys, and references that the schema cannot declare. */
export const references: Check = {
  name: "references between records",
  async run({ db }) {
    const faults: FaultQuery[] = [];
    for (const { name, key, references: all } of await readTableShapes(db)) {
      for (const { column, table, to } of all) {
        const subject = sql.join(
          key.map((keyColumn) => sql`cast(source.${sql.ref(keyColumn)} as text)`),
          sql` || '/' || `,
        );
        const lost = sql`
          select ${subject} as subject from ${sql.table(name)} as source
          where source.${sql.ref(column)} is not null and not exists (
            select 1 from ${sql.table(table)} as target where target.${sql.ref(to)} = source.${sql.ref(column)})`;
        faults.push([`Rows of ${name} whose ${column} is in no row of ${table}`, lost]);
      }
    }
    faults.push(["Pictures of a hotel, room or package that does not exist", ownerless]);
    faults.push(["Bookings whose room type is one of another hotel", elsewhere]);
    return findingsOf(db, faults);
  },
};

const elsewhere = sql`
  select bookings.id as subject from bookings join rooms on rooms.id = bookings.room_id
  where rooms.hotel_id <> bookings.hotel_id`;

const ownerless = sql`
  select id as subject from pictures
  where (module = 'hotel' and owner_id not in (select id from hotels))
    or (module = 'room' and owner_id not in (select id from rooms))
    or (module = 'package' and owner_id not in (select id from packages))`;
