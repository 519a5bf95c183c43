import type { Transaction } from "../open.ts";

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

export async function addRoomChoices(db: Transaction): Promise<void> {
  await db
    .insertInto("room_types")
    .values(roomTypes.map((name) => ({ name })))
    .execute();
  await db
    .insertInto("facilities")
    .values(facilities.map(([name, icon]) => ({ name, icon })))
    .execute();
}
