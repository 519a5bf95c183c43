import { picture, type Picture } from "./picture.ts";

const walnutBoat = { wall: "#8a5230", trim: "#c98a4a", roof: "#2a2440", curtain: "#b7432f" };

/** Home page slides, each in both formats of the hero. */
export const heroPictures: readonly Picture[] = (["wide", "tall"] as const).flatMap((format) => [
  picture(
    `hero-gulmarg-${format}`,
    "Red gondola cabins over the snow slopes of Gulmarg",
    5,
    { kind: "slope", light: "winter", gondola: true },
    format,
  ),
  picture(
    `hero-houseboat-${format}`,
    "A lit houseboat on Nigeen under a violet sky",
    83,
    { kind: "houseboat", light: "dusk", top: "terrace", paint: walnutBoat },
    format,
  ),
  picture(
    `hero-dal-${format}`,
    "A shikara on Dal lake as the sun comes up",
    21,
    { kind: "lake", light: "dawn", boughs: true, shikaras: 2 },
    format,
  ),
  picture(
    `hero-pahalgam-${format}`,
    "The Lidder and its footbridge below the snows of Pahalgam",
    51,
    { kind: "valley", light: "summer" },
    format,
  ),
  picture(
    `hero-saffron-${format}`,
    "Saffron fields of Pampore in flower",
    111,
    { kind: "saffron", light: "harvest" },
    format,
  ),
]);

export const placePictures: readonly Picture[] = [
  picture("place-dal-dawn", "A shikara under its red canopy on Dal at dawn", 22, {
    kind: "lake",
    light: "dawn",
    boughs: true,
    shikaras: 2,
  }),
  picture("place-dal-summer", "Shikaras between the lotus leaves on a bright morning", 23, {
    kind: "lake",
    light: "summer",
    shikaras: 2,
  }),
  picture("place-dal-autumn", "The lake under turning chinars", 24, {
    kind: "lake",
    light: "autumn",
    boughs: true,
    shikaras: 1,
    mirrored: true,
  }),
  picture("place-dal-winter", "A single shikara on the winter lake, snow down to the shore", 25, {
    kind: "lake",
    light: "winter",
    shikaras: 1,
  }),
  picture("place-gulmarg-gondola", "The gondola above a skier and his track in fresh snow", 6, {
    kind: "slope",
    light: "winter",
    gondola: true,
  }),
  picture("place-gulmarg-meadow", "Gulmarg in July: green slopes under the snow line", 7, {
    kind: "slope",
    light: "alpine",
    gondola: true,
    mirrored: true,
  }),
  picture("place-gulmarg-night", "Moon and stars over the empty slopes", 8, {
    kind: "slope",
    light: "winterNight",
  }),
  picture("place-pahalgam-river", "The footbridge over the Lidder, pines on both banks", 52, {
    kind: "valley",
    light: "summer",
  }),
  picture("place-pahalgam-autumn", "The Pahalgam valley in October gold", 53, {
    kind: "valley",
    light: "autumn",
    mirrored: true,
  }),
  picture("place-sonamarg-glacier", "Ponies grazing below the Thajiwas glacier", 61, {
    kind: "meadow",
    light: "alpine",
    ponies: true,
    glacier: true,
  }),
  picture("place-sonamarg-autumn", "The meadow of gold in its own colour", 62, {
    kind: "meadow",
    light: "autumn",
    ponies: true,
    glacier: true,
    mirrored: true,
  }),
  picture("place-mughal-garden", "Fountains and terraces of a Mughal garden between red chinars", 71, {
    kind: "garden",
    light: "autumn",
  }),
  picture("place-mughal-spring", "The same terraces in spring, fountains playing", 72, {
    kind: "garden",
    light: "spring",
  }),
  picture("place-pampore-saffron", "Picking saffron in the fields of Pampore", 112, {
    kind: "saffron",
    light: "harvest",
  }),
  picture("place-camp-night", "Tents, a fire and the Milky Way", 101, { kind: "camp", light: "night" }),
  picture("place-gurez-valley", "Log houses on the Kishanganga in the Gurez valley", 54, {
    kind: "valley",
    light: "harvest",
    extras: ["loghouses"],
  }),
  picture("place-doodhpathri-meadow", "The rolling green of Doodhpathri with its milk-white stream", 63, {
    kind: "meadow",
    light: "summer",
    mirrored: true,
  }),
  picture("place-nigeen-dusk", "A shikara going home across Nigeen after sunset", 27, {
    kind: "lake",
    light: "dusk",
    shikaras: 2,
    mirrored: true,
  }),
  picture("place-houseboat-morning", "Breakfast time on a houseboat, the lake flat and green", 86, {
    kind: "houseboat",
    light: "summer",
    top: "terrace",
    paint: { wall: "#a8744a", trim: "#f0dcae", roof: "#4a5a50", curtain: "#c8702f" },
  }),
  picture("place-tulip-garden", "Red, yellow, pink and white tulips below Zabarwan in April", 114, {
    kind: "saffron",
    light: "spring",
    crop: "tulips",
    mirrored: true,
  }),
  picture("place-old-city", "The roofs of old Srinagar with lamps coming on", 214, {
    kind: "outlook",
    light: "autumnDusk",
    view: "rooftops",
  }),
  picture("place-pahalgam-winter", "The Lidder running dark between snowed banks", 57, {
    kind: "valley",
    light: "winter",
  }),
];

export const packagePictures: readonly Picture[] = [
  picture("package-classic", "Two shikaras on the lake below a clear range", 26, {
    kind: "lake",
    light: "spring",
    shikaras: 2,
    mirrored: true,
  }),
  picture("package-honeymoon", "A houseboat for two, lanterns over the water", 84, {
    kind: "houseboat",
    light: "autumnDusk",
    top: "terrace",
    mirrored: true,
    extras: ["lanterns"],
    paint: { wall: "#7a4632", trim: "#d99a5a", roof: "#4a2440", curtain: "#a8344a" },
  }),
  picture("package-snow", "First gondola of the day over new snow", 9, {
    kind: "slope",
    light: "winter",
    gondola: true,
    mirrored: true,
  }),
  picture("package-offbeat", "Gurez: log houses, a river and nobody in a hurry", 55, {
    kind: "valley",
    light: "alpine",
    mirrored: true,
    extras: ["loghouses"],
  }),
  picture("package-family", "Ponies, a stream and a meadow wide enough for everybody", 64, {
    kind: "meadow",
    light: "spring",
    ponies: true,
    glacier: true,
  }),
  picture("package-saffron-and-chinar", "Violet beds of saffron under autumn light", 113, {
    kind: "saffron",
    light: "autumn",
    mirrored: true,
  }),
];

export const eventPictures: readonly Picture[] = [
  picture("event-bonfire", "A bonfire with skewers on the barbecue and tents behind", 102, {
    kind: "camp",
    light: "night",
    extras: ["barbecue"],
  }),
  picture("event-new-year", "Fireworks over the snow and the lit cabins of New Year’s Eve", 10, {
    kind: "slope",
    light: "winterNight",
    gondola: true,
    extras: ["fireworks"],
  }),
  picture("event-luxury", "A marquee with long tables in a Mughal garden at dusk", 73, {
    kind: "garden",
    light: "autumnDusk",
    extras: ["marquee", "lanterns"],
  }),
  picture("event-adventure", "A raft on the white water of the Lidder", 56, {
    kind: "valley",
    light: "alpine",
    extras: ["raft"],
  }),
  picture(
    "event-cuisine",
    "A wazwan platter with rogan josh and saffron rice, the lake in its last light",
    132,
    {
      kind: "table",
      light: "dusk",
      spread: "wazwan",
      paint: { wall: "#123c46", cloth: "#8f2a24", wood: "#7a4a2e" },
    },
  ),
  picture("event-houseboat-birthday", "A houseboat dressed in bunting and lanterns for a birthday", 85, {
    kind: "houseboat",
    light: "dusk",
    top: "rooms",
    extras: ["bunting", "lanterns"],
    paint: { wall: "#94603a", trim: "#efcf94", roof: "#3a2a5a", curtain: "#1f6a72" },
  }),
  picture("event-scenic-birthday", "A birthday table with a cake in the high meadow", 65, {
    kind: "meadow",
    light: "alpine",
    glacier: true,
    extras: ["bunting", "cake"],
  }),
];
