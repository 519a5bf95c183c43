import { sql } from "kysely";
import type { MigrationTransaction } from "../engine.ts";

const texts = ["about", "getting_there", "spring", "summer", "autumn", "winter", "open_now"];

/** How the demo's words about each place begin, and whether the demo added the place to the list. */
const demoPlaces: [name: string, begins: string, isAdded: number][] = [
  ["Dal and Nigeen", "Two lakes at the edge of the city, joined by a narrow channel.", 0],
  ["Srinagar city", "The old summer capital on the Jhelum, at 1,585 metres:", 0],
  ["Gulmarg", "A meadow at 2,650 metres under Apharwat,", 0],
  ["Pahalgam", "Where two rivers meet, 90 kilometres from Srinagar:", 0],
  ["Sonamarg", "The last meadow before Zojila, at 2,730 metres", 0],
  ["Gurez", "A valley of log houses on the Kishanganga at 2,400 metres,", 0],
  ["Yusmarg", "A wide meadow among pines at 2,400 metres, with the small lake", 1],
  ["Doodhpathri", "A meadow at 2,730 metres where the Shaliganga runs white", 1],
];

/**
 * Which places the demo added and what it wrote about each, so that both go with it. Those that an earlier version put
 * in are known by their words; where that demo is gone already, the words go now.
 */
export async function markDemoPlaces(db: MigrationTransaction): Promise<void> {
  await db.schema
    .createTable("demo_places")
    .addColumn("place_id", "integer", (column) => column.primaryKey())
    .addColumn("texts", "text", (column) => column.notNull())
    .addColumn("is_added", "integer", (column) => column.notNull())
    .addColumn("taken_at", "text")
    .addColumn("taken", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const seeded = await sql`select 1 from settings where name = 'demo-content'`.execute(db);
  if (seeded.rows.length === 0) return;
  const { rows: ended } = await sql`select 1 from company_sections where name = 'demo'`.execute(db);
  for (const [name, begins, isAdded] of demoPlaces) {
    const { rows } = await sql<Record<string, string | number>>`
      select * from places where name = ${name} and about like ${`${begins}%`}`.execute(db);
    const [place] = rows;
    if (!place) continue;
    if (ended.length > 0)
      await sql`update places set ${sql.join(texts.map((text) => sql`${sql.ref(text)} = ''`))}
        where id = ${place["id"]}`.execute(db);
    else {
      const written = JSON.stringify(Object.fromEntries(texts.map((text) => [text, place[text]])));
      await sql`insert into demo_places (place_id, texts, is_added)
        values (${place["id"]}, ${written}, ${isAdded})`.execute(db);
    }
  }
}
