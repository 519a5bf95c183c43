import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { identity } from "./parts/001-identity.ts";
import { countChanges } from "./parts/077-content-version.ts";

/** Where houses of the valley are: name, other names, and degrees north and east in millionths. */
const places: [name: string, alsoCalled: string, latitude: number, longitude: number][] = [
  ["Dal and Nigeen", "Dal Lake, Nigeen Lake, Nigeen", 34_118_000, 74_857_000],
  ["Srinagar city", "Srinagar", 34_083_000, 74_797_000],
  ["Gulmarg", "Tangmarg", 34_048_000, 74_380_000],
  ["Pahalgam", "", 34_016_000, 75_315_000],
  ["Sonamarg", "Sonmarg", 34_303_000, 75_293_000],
  ["Gurez", "Gurez Valley, Dawar", 34_634_000, 74_838_000],
];

/**
 * The company's list of places, and for each hotel its place and its kind (both may be open). A hotel is put into the
 * place that its search address names as a whole part of its own, the first such part; any other stays without one.
 */
export async function addPlacesAndKinds(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("places")
    .addColumn("id", "integer", identity(engine))
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("also_called", "text", (column) => column.notNull())
    .addColumn("latitude", "integer")
    .addColumn("longitude", "integer")
    .addColumn("position", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable("hotels")
    .addColumn("place_id", "integer", (column) => column.references("places.id").onDelete("set null"))
    .execute();
  await db.schema.alterTable("hotels").addColumn("kind", "text").execute();
  await db.schema.createIndex("hotels_by_place").on("hotels").column("place_id").execute();
  for (const [position, [name, alsoCalled, latitude, longitude]] of places.entries())
    await sql`insert into places (name, also_called, latitude, longitude, position)
      values (${name}, ${alsoCalled}, ${latitude}, ${longitude}, ${position})`.execute(db);
  await putHotelsIntoPlaces(db);
  await countChanges(db, engine, { table: "places" });
}

async function putHotelsIntoPlaces(db: MigrationTransaction): Promise<void> {
  const { rows } = await sql<{ id: number; name: string; also_called: string }>`
    select id, name, also_called from places order by position`.execute(db);
  const placeOf = new Map<string, number>();
  for (const { id, name, also_called } of rows)
    for (const word of partsOf(`${name},${also_called}`)) placeOf.set(word, id);
  const hotels = await sql<{ id: number; search_address: string }>`
    select id, search_address from hotels`.execute(db);
  for (const { id, search_address } of hotels.rows) {
    const part = partsOf(search_address).find((word) => placeOf.has(word));
    const place = part === undefined ? undefined : placeOf.get(part);
    if (place !== undefined) await sql`update hotels set place_id = ${place} where id = ${id}`.execute(db);
  }
}

function partsOf(address: string): string[] {
  return address
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
}
