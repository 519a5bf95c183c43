/** Which pictures of `demo/pictures` a record of the demo shows, without `.jpg`; the first is its main one. */
type Choices = Record<string, string[]>;

/** By hotel slug. */
export const hotelPictureChoices: Choices = {
  "harud-house": [
    "hotel-harud-house",
    "hotel-harud-house-terrace",
    "hotel-harud-house-lounge",
    "hotel-harud-house-table",
    "room-chinar-window",
  ],
  "dal-lotus-palace": [
    "hotel-dal-lotus-palace",
    "hotel-dal-lotus-palace-terrace",
    "hotel-dal-lotus-palace-table",
    "room-lake-suite",
  ],
  nilofer: ["hotel-nilofer", "hotel-nilofer-veranda", "hotel-nilofer-table", "room-cedar-cabin"],
  "shikara-rani": [
    "hotel-shikara-rani",
    "hotel-shikara-rani-veranda",
    "hotel-shikara-rani-sitting-room",
    "room-dawn-cabin",
  ],
  "pine-lantern-lodge": [
    "hotel-pine-lantern-lodge",
    "hotel-pine-lantern-lodge-terrace",
    "hotel-pine-lantern-lodge-table",
    "room-snow-lantern",
  ],
  "meadow-gate-resort": [
    "hotel-meadow-gate-resort",
    "hotel-meadow-gate-resort-terrace",
    "hotel-meadow-gate-resort-lounge",
    "room-meadow-twin",
  ],
  "lidder-bridge-cottages": [
    "hotel-lidder-bridge-cottages",
    "hotel-lidder-bridge-cottages-terrace",
    "hotel-lidder-bridge-cottages-table",
    "room-river-cottage",
  ],
  "aru-view-inn": [
    "hotel-aru-view-inn",
    "hotel-aru-view-inn-terrace",
    "hotel-aru-view-inn-table",
    "room-apple-attic",
  ],
  "thajiwas-camp-hotel": [
    "hotel-thajiwas-camp-hotel",
    "hotel-thajiwas-camp-hotel-terrace",
    "hotel-thajiwas-camp-hotel-camp",
    "room-glacier",
  ],
  "kishanganga-homestay": [
    "hotel-kishanganga-homestay",
    "hotel-kishanganga-homestay-porch",
    "hotel-kishanganga-homestay-kitchen",
    "room-log-house",
  ],
  "walnut-courtyard": [
    "hotel-walnut-courtyard",
    "hotel-walnut-courtyard-terrace",
    "hotel-walnut-courtyard-table",
    "room-old-city",
  ],
  "zaina-guest-house": [
    "hotel-zaina-guest-house",
    "hotel-zaina-guest-house-terrace",
    "hotel-zaina-guest-house-table",
    "room-almond",
  ],
};

/** By hotel slug, then by room type. */
export const roomPictureChoices: Record<string, Choices> = {
  "harud-house": {
    "Deluxe Double": ["room-chinar-window", "hotel-harud-house-terrace"],
    "Premium Double": ["room-harud-premium", "hotel-harud-house-lounge"],
    "Family Suite": ["room-harud-family", "hotel-harud-house-lounge"],
  },
  "dal-lotus-palace": {
    "Deluxe Double": ["room-chinar-window", "hotel-dal-lotus-palace-table"],
    "Premium Double": ["room-lake-suite", "hotel-dal-lotus-palace-terrace"],
    "Twin Room": ["room-meadow-twin", "hotel-dal-lotus-palace-table"],
    "Family Suite": ["room-lotus-family", "hotel-dal-lotus-palace-terrace"],
  },
  nilofer: {
    "Houseboat Deluxe": ["room-cedar-cabin", "hotel-nilofer-veranda"],
    "Houseboat Luxury Suite": ["room-lake-suite", "hotel-nilofer-table"],
  },
  "shikara-rani": {
    "Houseboat Standard": ["room-dawn-cabin", "hotel-shikara-rani-sitting-room"],
    "Houseboat Deluxe": ["room-cedar-cabin", "hotel-shikara-rani-sitting-room"],
  },
  "pine-lantern-lodge": {
    "Twin Room": ["room-meadow-twin", "hotel-pine-lantern-lodge-terrace"],
    "Premium Double": ["room-snow-lantern", "hotel-pine-lantern-lodge-table"],
    "Log Cabin": ["room-pine-cabin", "hotel-pine-lantern-lodge-terrace"],
  },
  "meadow-gate-resort": {
    "Deluxe Double": ["room-meadow-double", "hotel-meadow-gate-resort-terrace"],
    "Family Suite": ["room-meadow-twin", "hotel-meadow-gate-resort-lounge"],
    Dormitory: ["room-bunks", "hotel-meadow-gate-resort-lounge"],
  },
  "lidder-bridge-cottages": {
    "Deluxe Double": ["room-river-cottage", "hotel-lidder-bridge-cottages-table"],
    "Family Cottage": ["room-lidder-family", "hotel-lidder-bridge-cottages-terrace"],
  },
  "aru-view-inn": {
    "Standard Double": ["room-aru-double", "hotel-aru-view-inn-terrace"],
    "Twin Room": ["room-apple-attic", "hotel-aru-view-inn-table"],
    "Family Suite": ["room-lidder-family", "hotel-aru-view-inn-terrace"],
  },
  "thajiwas-camp-hotel": {
    "Deluxe Double": ["room-glacier", "hotel-thajiwas-camp-hotel-terrace"],
    "Log Cabin": ["room-glacier-cabin", "hotel-thajiwas-camp-hotel-camp"],
  },
  "kishanganga-homestay": {
    "Standard Double": ["room-gurez-double", "hotel-kishanganga-homestay-porch"],
    "Twin Room": ["room-log-house", "hotel-kishanganga-homestay-kitchen"],
  },
  "walnut-courtyard": {
    "Deluxe Double": ["room-courtyard-double", "hotel-walnut-courtyard-table"],
    "Premium Double": ["room-old-city", "hotel-walnut-courtyard-terrace"],
  },
  "zaina-guest-house": {
    "Standard Double": ["room-almond-double", "hotel-zaina-guest-house-table"],
    "Twin Room": ["room-almond", "hotel-zaina-guest-house-terrace"],
    Dormitory: ["room-bunks", "hotel-zaina-guest-house-terrace"],
  },
};

/** By package slug. */
export const packagePictureChoices: Choices = {
  classic: [
    "package-classic",
    "place-dal-dawn",
    "place-gulmarg-meadow",
    "place-pahalgam-river",
    "place-sonamarg-glacier",
  ],
  honeymoon: [
    "package-honeymoon",
    "hotel-nilofer-table",
    "place-gulmarg-gondola",
    "place-mughal-spring",
    "room-cedar-cabin",
  ],
  snow: [
    "package-snow",
    "hotel-pine-lantern-lodge",
    "place-gulmarg-night",
    "place-dal-winter",
    "room-snow-lantern",
  ],
  offbeat: [
    "package-offbeat",
    "place-gurez-valley",
    "hotel-kishanganga-homestay",
    "place-doodhpathri-meadow",
    "room-log-house",
  ],
  family: ["package-family", "place-dal-summer", "place-mughal-spring", "place-sonamarg-glacier"],
  saffron: [
    "package-saffron-and-chinar",
    "place-pampore-saffron",
    "place-mughal-garden",
    "place-pahalgam-autumn",
    "place-dal-autumn",
  ],
};
