import { daysOf, type DemoPackage, tariffOf } from "../demo-package.ts";

export const honeymoon: DemoPackage = {
  slug: "honeymoon",
  tourName: "Honeymoon, Slowly",
  location: "Srinagar, Gulmarg, Pahalgam",
  numberOfDays: 7,
  startingRate: 29000,
  description:
    "Seven days for two people who have just had a very loud wedding. A carved houseboat on Nigeen, a night under the pines in Gulmarg and two by the river in Pahalgam. One dinner is laid by candlelight, with nobody singing at you. Mornings start late on purpose, and the car is yours alone.",
  tourFeatures: [
    "Six nights with breakfast and dinner",
    "Private car and driver for all seven days",
    "One candle dinner for two",
    "Shikara rides on Nigeen and the Dal",
    "Rooms with a view, agreed by room number",
  ],
  tourHighlights: [
    "Two nights on a quiet houseboat",
    "A night in Gulmarg, not a day trip",
    "A riverside cottage in Pahalgam",
    "Mughal gardens before the crowds",
  ],
  season: "All year",
  groupSize: "Two of you",
  car: "Sedan with driver, yours alone",
  effort: "Easy: walks as you like",
  notIncluded: [
    "Flights to Srinagar",
    "Lunches",
    "Gondola tickets at Gulmarg",
    "Union cabs in Pahalgam",
    "Travel insurance",
  ],
  tariff: tariffOf(
    { "Four star": 29000 },
    {
      singleRoom: 9000,
      seasons: [{ name: "Christmas and New Year", from: "2026-12-22", to: "2027-01-03", supplement: 5000 }],
    },
  ),
  tourPlan: daysOf(
    [
      "Arrive, and do very little",
      "The driver meets you at the airport and takes you to the bund at Nigeen, where the boat's own shikara is waiting. Your cabin is the one with the low window. Lunch is kept warm however late the flight is. The afternoon has no plan. Rafiq asks what you like to eat, and listens; dinner is on the sun deck if the evening is mild.",
      "Dinner",
      22,
    ],
    [
      "Gardens early, lake late",
      "We open the Mughal gardens with you: Nishat at eight, when the fountains start and the terraces are still empty, then Shalimar. Coffee on the Boulevard and a free afternoon for the old city's copper and papier-mache lanes, or for sleep. At five a shikara takes you the long way round the Dal, home under a dark sky.",
      "Breakfast, dinner",
      34,
    ],
    [
      "Up to Gulmarg",
      "A short drive through orchards to Tangmarg and up the pine road, in time for lunch at the lodge. The day visitors leave at four, and that is when Gulmarg becomes worth it: long light on Apharwat and nobody on the path. In winter the stove in your room is lit before you come in. Dinner is downstairs, soup first.",
      "Breakfast, dinner",
      58,
    ],
    [
      "A morning in the meadow, then Srinagar",
      "Walk the inner circular path, or ski the lower slope with an instructor if there is snow. If you hold gondola tickets, this is the morning for them. We leave after lunch and are in Srinagar by four. Tonight is the candle dinner: a table for two, a short menu you chose last week, and a waiter who stays away.",
      "Breakfast, dinner",
      56,
    ],
    [
      "To Pahalgam",
      "Two and a half hours south, with a stop for kahwa at Pampore and another where the apple sellers sit. The cottage is on the river side, with its own porch and enough firewood. Walk over the footbridge and along the pines before dinner. The river is loud in June and nearly silent in October; both are good for sleeping.",
      "Breakfast, dinner",
      98,
    ],
    [
      "Aru, on foot and without hurry",
      "A union cab takes you up to Aru after a late breakfast. There is a meadow, a stream and one tea stall that knows what it is doing. You can walk for an hour or lie down for two. We pack the lunch. Betaab is on the way for those who want it. Back by four, and a fire outside the cottage.",
      "Breakfast, dinner",
      24,
    ],
    [
      "Depart",
      "Breakfast on the porch, then the road north to the airport. It takes three hours with a stop, and the checks at the airport take another, so the start is set by your flight and not by us. Your driver carries a box of walnuts and almonds from the cottage, which count as hand luggage.",
      "Breakfast",
      108,
    ],
  ),
};
