import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * How many rooms of a type are free on each night that anybody holds one, and an index of those of which none is: the full
 * ones of some nights are found without counting what is held in any house. It is kept by differences, so that of two
 * transactions that hold and give up rooms at once neither can write what the other has just changed.
 */
export async function keepFreeUnits(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("free_units")
    .addColumn("room_id", "integer", required)
    .addColumn("night", "text", required)
    .addColumn("free", "bigint", required)
    .addPrimaryKeyConstraint("free_units_key", ["room_id", "night"])
    .execute();
  // Made first: each waits for those who are writing, and from then on nobody else can.
  for (const trigger of engine === "sqlite" ? ofFile : ofServer) await sql.raw(trigger).execute(db);
  await sql`insert into free_units (room_id, night, free)
    select room_id, night, units - count(*) from room_nights join rooms on rooms.id = room_id
    group by room_id, night, units`.execute(db);
  await sql`create index free_units_none on free_units (night, room_id, free) where free <= 0`.execute(db);
}

const held = `insert into free_units (room_id, night, free)
  select new.room_id, new.night, units - 1 from rooms where id = new.room_id
  on conflict (room_id, night) do update set free = free_units.free - 1`;
const givenUp = "update free_units set free = free + 1 where room_id = old.room_id and night = old.night";
const resized = "update free_units set free = free + new.units - old.units where room_id = new.id";

const ofFile = [
  `create trigger room_nights_free_insert after insert on room_nights for each row begin ${held}; end`,
  `create trigger room_nights_free_delete after delete on room_nights for each row begin ${givenUp}; end`,
  `create trigger room_nights_free_update after update on room_nights for each row
    when old.room_id is not new.room_id or old.night is not new.night begin ${givenUp}; ${held}; end`,
  `create trigger rooms_free_update after update on rooms for each row
    when old.units is not new.units begin ${resized}; end`,
];

const ofServer = [
  `create function room_nights_free() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then ${givenUp}; end if;
    if tg_op <> 'DELETE' then ${held}; end if;
    return null;
  end $$`,
  `create trigger room_nights_free after insert or delete on room_nights
    for each row execute function room_nights_free()`,
  `create trigger room_nights_free_update after update on room_nights for each row
    when (old.room_id is distinct from new.room_id or old.night is distinct from new.night)
    execute function room_nights_free()`,
  `create function rooms_free() returns trigger language plpgsql as $$ begin ${resized}; return null; end $$`,
  `create trigger rooms_free_update after update on rooms for each row
    when (old.units is distinct from new.units) execute function rooms_free()`,
];
