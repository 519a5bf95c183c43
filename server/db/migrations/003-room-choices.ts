import { sql } from "kysely";
import type { MigrationTransaction } from "../engine.ts";

// Without these no room can be recorded, so they are there with DEMO=off too.
const roomTypes = [
  "Standard Double",
  "Deluxe Double",
  "Premium Double",
  "Twin Room",
  "Family Suite",
  "Family Cottage",
  "Houseboat Standard",
  "Houseboat Deluxe",
  "Houseboat Luxury Suite",
  "Log Cabin",
  "Dormitory",
];

const facilities: [name: string, icon: string][] = [
  ["Heating", "heater"],
  ["Hot water all day", "shower-head"],
  ["Electric blanket", "bed-double"],
  ["Power backup", "plug-zap"],
  ["Wi-Fi", "wifi"],
  ["Parking", "square-parking"],
  ["Breakfast included", "coffee"],
  ["Half board", "utensils"],
  ["Vegetarian food", "salad"],
  ["Lake view", "sailboat"],
  ["Mountain view", "mountain-snow"],
  ["Garden", "trees"],
  ["Western toilet", "toilet"],
  ["Step-free entrance", "accessibility"],
  ["Room service", "concierge-bell"],
  ["Shikara transfer", "ship"],
  ["Bukhari stove", "flame-kindling"],
  ["Television", "tv"],
];

export async function addRoomChoices(db: MigrationTransaction): Promise<void> {
  const types = roomTypes.map((name) => sql`(${name})`);
  await sql`insert into room_types (name) values ${sql.join(types)}`.execute(db);
  const named = facilities.map(([name, icon]) => sql`(${name}, ${icon})`);
  await sql`insert into facilities (name, icon) values ${sql.join(named)}`.execute(db);
}
