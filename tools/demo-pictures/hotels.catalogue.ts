import { picture, type Picture } from "./picture.ts";

const cream = { wall: "#e2c7a0", base: "#a8553a", wood: "#6b3c26", roof: "#8c3a2c", trim: "#f4dcae" };
const lakeWhite = { wall: "#efe6d2", base: "#8fa39a", wood: "#7a4a2e", roof: "#2f6a6a", trim: "#e9b45a" };
const pineDark = { wall: "#7a5238", base: "#6a6a72", wood: "#4a2c1e", roof: "#3f4a5c", trim: "#d9a860" };
const meadowGreen = { wall: "#e9dcb8", base: "#7d8a72", wood: "#5f4630", roof: "#2f6b4a", trim: "#fff1cf" };
const riverStone = { wall: "#d9a878", base: "#7d7f7c", wood: "#5b3524", roof: "#a8452e", trim: "#f6e3ba" };
const appleRed = { wall: "#f0dcc0", base: "#9c5038", wood: "#6a2f22", roof: "#5c3a2e", trim: "#f0c27a" };
const glacierBlue = { wall: "#c9d6d8", base: "#5f7482", wood: "#3d4a58", roof: "#2b4d74", trim: "#f4f0e2" };
const log = { wall: "#94653f", base: "#6a5a4c", wood: "#4a2d1d", roof: "#5f5648", trim: "#caa06a" };
const oldBrick = { wall: "#b5664a", base: "#8f4a36", wood: "#4f2c1c", roof: "#6e6a5c", trim: "#e3c08a" };
const blossom = { wall: "#f3e3d6", base: "#c08a72", wood: "#7d4f3c", roof: "#b0523c", trim: "#fff3e0" };

const walnut = { wood: "#6b3c26", cushion: "#a8342a", cloth: "#e6b45c" };
const pine = { wood: "#8a5a34", cushion: "#1f6068", cloth: "#f1e2c6" };
const grey = { wood: "#4a4a54", cushion: "#c8702f", cloth: "#e9e2d2" };
const honey = { wood: "#a8733f", cushion: "#2f6b4a", cloth: "#fff1cf" };

/** Each stay: its front, what guests see from it, and where they eat or sit. */
export const hotelPictures: readonly Picture[] = [
  picture(
    "hotel-harud-house",
    "Three storeys of Harud House between two red chinars, windows lit at dusk",
    121,
    {
      kind: "hotel",
      light: "autumnDusk",
      roof: "gabled",
      storeys: 3,
      bays: 2,
      view: "mountains",
      trees: "chinar",
      paint: cream,
    },
  ),
  picture(
    "hotel-harud-house-terrace",
    "Two chairs and a samovar on the terrace, chinars turning in the garden below",
    122,
    { kind: "terrace", light: "autumn", view: "garden", paint: walnut },
  ),
  picture("hotel-harud-house-table", "Kahwa in copper and painted cups beside a round window", 131, {
    kind: "table",
    light: "autumn",
    spread: "kahwa",
    paint: { wall: "#1f5a63", cloth: "#8f2a24", wood: "#8a5434" },
  }),
  picture(
    "hotel-harud-house-lounge",
    "A lounge with a long divan, walnut panels and the garden in three windows",
    123,
    {
      kind: "room",
      light: "autumn",
      view: "garden",
      window: "trefoil",
      furniture: "lounge",
      paint: { wall: "#d9b48a", wood: "#85502f", curtain: "#8f2a24", quilt: "#b8442f", rug: "#1f4a52" },
    },
  ),

  picture("hotel-dal-lotus-palace", "A white lakeside hotel with a green roof on the Dal boulevard", 141, {
    kind: "hotel",
    light: "summer",
    roof: "hipped",
    storeys: 3,
    bays: 3,
    view: "lake",
    trees: "poplar",
    paint: lakeWhite,
  }),
  picture(
    "hotel-dal-lotus-palace-terrace",
    "The lake and its shikaras from the breakfast terrace in the first sun",
    142,
    { kind: "terrace", light: "dawn", view: "lake", paint: pine },
  ),
  picture("hotel-dal-lotus-palace-table", "Breakfast with girda bread, butter and a view of the hills", 143, {
    kind: "table",
    light: "summer",
    spread: "breakfast",
    paint: { wall: "#3f7f86", cloth: "#f1e2c6", wood: "#94623c" },
  }),

  picture("hotel-nilofer", "The houseboat Nilofer at her mooring on Nigeen, lamps lit under a new moon", 81, {
    kind: "houseboat",
    light: "dusk",
    top: "terrace",
    paint: { wall: "#8a5230", trim: "#c98a4a", roof: "#2a2440", curtain: "#b7432f" },
  }),
  picture("hotel-nilofer-veranda", "The carved veranda at nightfall, the far bank a line of lamps", 144, {
    kind: "terrace",
    light: "dusk",
    view: "lake",
    paint: { wood: "#5b3220", cushion: "#8e2b2a", cloth: "#d9a45c" },
  }),
  picture("hotel-nilofer-table", "A table for two by candlelight in the dining cabin", 145, {
    kind: "table",
    light: "dusk",
    spread: "candles",
    paint: { wall: "#5b2f2a", cloth: "#23304f", wood: "#6b3c26" },
  }),

  picture(
    "hotel-shikara-rani",
    "The two-deck houseboat Shikara Rani on Dal in the light of early morning",
    82,
    {
      kind: "houseboat",
      light: "dawn",
      top: "rooms",
      mirrored: true,
      paint: { wall: "#b07a48", trim: "#efcf94", roof: "#2f5a5c", curtain: "#1f6a72" },
    },
  ),
  picture("hotel-shikara-rani-veranda", "Low chairs on the bow while the sun comes over Zabarwan", 146, {
    kind: "terrace",
    light: "dawn",
    view: "lake",
    mirrored: true,
    paint: { wood: "#8a5a34", cushion: "#1f6a72", cloth: "#f6d9ad" },
  }),
  picture(
    "hotel-shikara-rani-sitting-room",
    "The sitting room on board, carved cedar and windows on the water",
    147,
    {
      kind: "room",
      light: "dawn",
      view: "lake",
      window: "casement",
      furniture: "lounge",
      paint: { wall: "#c08a58", wood: "#9a6238", curtain: "#1f6a72", quilt: "#2f7f8a", rug: "#8f3722" },
    },
  ),

  picture(
    "hotel-pine-lantern-lodge",
    "A snowed-in timber lodge in Gulmarg, every window lit, stars over the ridge",
    151,
    {
      kind: "hotel",
      light: "winterNight",
      roof: "gabled",
      storeys: 2,
      bays: 2,
      view: "mountains",
      trees: "pine",
      paint: pineDark,
    },
  ),
  picture("hotel-pine-lantern-lodge-terrace", "Snow on the railing and the gondola ridge in moonlight", 152, {
    kind: "terrace",
    light: "winterNight",
    view: "mountains",
    paint: grey,
  }),
  picture("hotel-pine-lantern-lodge-table", "Harissa and tandoor bread on a winter table", 153, {
    kind: "table",
    light: "winter",
    spread: "wazwan",
    paint: { wall: "#6a3a2c", cloth: "#24405f", wood: "#6b4630" },
  }),

  picture(
    "hotel-meadow-gate-resort",
    "A wide green-roofed resort at the edge of the Gulmarg meadow in July",
    161,
    {
      kind: "hotel",
      light: "alpine",
      roof: "stepped",
      storeys: 2,
      bays: 3,
      view: "mountains",
      trees: "pine",
      paint: meadowGreen,
    },
  ),
  picture(
    "hotel-meadow-gate-resort-terrace",
    "Flowers to the foot of the range, seen from the resort terrace",
    162,
    { kind: "terrace", light: "alpine", view: "mountains", paint: honey },
  ),
  picture("hotel-meadow-gate-resort-lounge", "The resort lounge with a round window full of mountains", 163, {
    kind: "room",
    light: "alpine",
    view: "mountains",
    window: "round",
    furniture: "lounge",
    paint: { wall: "#e6dab6", wood: "#7a5a3a", curtain: "#2f6b4a", quilt: "#c8702f", rug: "#2f6b4a" },
  }),

  picture(
    "hotel-lidder-bridge-cottages",
    "Stone and cedar cottages beside the Lidder, doors open to the river",
    171,
    {
      kind: "hotel",
      light: "summer",
      roof: "gabled",
      storeys: 1,
      bays: 1,
      view: "river",
      trees: "pine",
      paint: riverStone,
    },
  ),
  picture(
    "hotel-lidder-bridge-cottages-terrace",
    "The Lidder running green and white below the cottage porch",
    172,
    {
      kind: "terrace",
      light: "summer",
      view: "river",
      paint: { wood: "#7a4a2e", cushion: "#b8442f", cloth: "#f6ead0" },
    },
  ),
  picture("hotel-lidder-bridge-cottages-table", "Trout, rice and greens on a cedar table", 173, {
    kind: "table",
    mirrored: true,
    light: "summer",
    spread: "wazwan",
    paint: { wall: "#4f7d62", cloth: "#b5562f", wood: "#9a6a42" },
  }),

  picture("hotel-aru-view-inn", "A red-timbered inn above Aru in October, poplars yellow behind it", 181, {
    kind: "hotel",
    light: "autumn",
    roof: "hipped",
    storeys: 2,
    bays: 1,
    view: "mountains",
    trees: "poplar",
    paint: appleRed,
  }),
  picture("hotel-aru-view-inn-terrace", "Autumn valley and first snow from the balcony of the inn", 182, {
    kind: "terrace",
    light: "autumn",
    view: "river",
    mirrored: true,
    paint: { wood: "#6a2f22", cushion: "#d9722c", cloth: "#f0dcc0" },
  }),
  picture("hotel-aru-view-inn-table", "Apples, walnuts and a pot of nun chai", 183, {
    kind: "table",
    mirrored: true,
    light: "harvest",
    spread: "breakfast",
    paint: { wall: "#8a4a34", cloth: "#d9b45c", wood: "#7a4a2e" },
  }),

  picture(
    "hotel-thajiwas-camp-hotel",
    "A blue-roofed hotel under the Thajiwas glacier, meadows at its door",
    191,
    {
      kind: "hotel",
      light: "alpine",
      roof: "stepped",
      storeys: 1,
      bays: 3,
      view: "river",
      trees: "pine",
      mirrored: true,
      paint: glacierBlue,
    },
  ),
  picture("hotel-thajiwas-camp-hotel-terrace", "Ice and pines from the glacier terrace at noon", 192, {
    kind: "terrace",
    light: "alpine",
    view: "river",
    paint: { wood: "#3d4a58", cushion: "#d9a23c", cloth: "#f4f0e2" },
  }),
  picture("hotel-thajiwas-camp-hotel-camp", "Tents and a fire under the stars behind the hotel", 193, {
    kind: "camp",
    light: "night",
    mirrored: true,
  }),

  picture(
    "hotel-kishanganga-homestay",
    "A log house in Gurez with a shingled roof and a mountain at its back",
    201,
    {
      kind: "hotel",
      light: "harvest",
      roof: "log",
      storeys: 2,
      bays: 1,
      view: "mountains",
      trees: "pine",
      paint: log,
    },
  ),
  picture(
    "hotel-kishanganga-homestay-porch",
    "The Kishanganga from the porch, late light on the far wall of the valley",
    202,
    {
      kind: "terrace",
      light: "harvest",
      view: "river",
      paint: { wood: "#6a4a30", cushion: "#7a3a4a", cloth: "#d9b78a" },
    },
  ),
  picture("hotel-kishanganga-homestay-kitchen", "Tea from the samovar at the family table", 203, {
    kind: "table",
    mirrored: true,
    light: "harvest",
    spread: "kahwa",
    paint: { wall: "#6f4a33", cloth: "#3d5a4a", wood: "#94653f" },
  }),

  picture("hotel-walnut-courtyard", "An old-city house of brick and carved walnut around a courtyard", 211, {
    kind: "hotel",
    light: "summer",
    roof: "stepped",
    storeys: 3,
    bays: 1,
    view: "rooftops",
    trees: "chinar",
    paint: oldBrick,
  }),
  picture(
    "hotel-walnut-courtyard-terrace",
    "Tin roofs and poplars of old Srinagar from the top balcony at dusk",
    212,
    {
      kind: "terrace",
      light: "autumnDusk",
      view: "rooftops",
      paint: { wood: "#4f2c1c", cushion: "#a8342a", cloth: "#e3c08a" },
    },
  ),
  picture("hotel-walnut-courtyard-table", "A copper platter for four, the way a wazwan begins", 213, {
    kind: "table",
    light: "autumnDusk",
    spread: "wazwan",
    paint: { wall: "#8f4a36", cloth: "#5a1f2a", wood: "#5f3520" },
  }),

  picture("hotel-zaina-guest-house", "A small guest house behind almond trees in full blossom", 221, {
    kind: "hotel",
    light: "spring",
    roof: "hipped",
    storeys: 1,
    bays: 2,
    view: "mountains",
    trees: "almond",
    paint: blossom,
  }),
  picture("hotel-zaina-guest-house-terrace", "Blossom over the garden wall in the last week of March", 222, {
    kind: "terrace",
    light: "spring",
    view: "garden",
    paint: { wood: "#7d4f3c", cushion: "#c75b7c", cloth: "#fff3e0" },
  }),
  picture("hotel-zaina-guest-house-table", "Breakfast set for two by the kitchen window", 223, {
    kind: "table",
    light: "spring",
    spread: "breakfast",
    paint: { wall: "#c9a0a4", cloth: "#3f7f76", wood: "#a8754c" },
  }),
];
