/** What a room's price includes because the room has it, in guests' words; by the names of the facilities. */
export const includedByFacility: Record<string, string> = {
  "Half board": "Breakfast and dinner",
  "Breakfast included": "Breakfast",
  "Shikara transfer": "The shikara to the house and back",
  Heating: "Heating in winter",
  "Bukhari stove": "The stove and its wood",
  "Hot water all day": "Hot water all day",
  "Wi-Fi": "Wi-Fi",
  Parking: "A place for the car",
  "Room service": "Room service",
};

/** True of every house, after what its rooms include. */
export const alwaysIncluded = ["Our help by phone, day and night"];

export const neverIncluded = ["Lunches", "Heaters asked for beyond the room's own", "Tips"];
