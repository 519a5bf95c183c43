import { daysOf, type DemoPackage, tariffOf } from "../demo-package.ts";

export const saffron: DemoPackage = {
  slug: "saffron",
  tourName: "Saffron and Chinar",
  location: "Srinagar, Pampore, Pahalgam",
  numberOfDays: 5,
  startingRate: 24500,
  description:
    "Late October, when the saffron opens in Pampore and the chinars turn. The flowers are picked at sunrise for about two weeks and nobody can tell you in March which two, so we watch the fields and move your days if they move theirs. Five days of colour, bread, wood smoke and clear light, with cool nights in heated rooms.",
  tourFeatures: [
    "Four nights with breakfast and dinner",
    "Car with driver for all five days",
    "A morning with a saffron family in Pampore",
    "A garden walk with a local gardener",
    "Heated rooms throughout",
  ],
  tourHighlights: [
    "Picking saffron at sunrise",
    "Mughal gardens under red chinars",
    "Pahalgam in October gold",
    "A wazwan dinner in the old city",
  ],
  season: "Last two weeks of October",
  groupSize: "2 to 8 guests",
  car: "Innova with driver",
  effort: "Easy: up to 4 km a day",
  notIncluded: ["Flights to Srinagar", "Lunches", "Union cab to Aru", "Garden tickets"],
  tariff: tariffOf({ "Three star": 24500 }, { singleRoom: 7000 }),
  tourPlan: daysOf(
    [
      "Arrive in a red city",
      "From the airport to a courtyard hotel in Rajbagh, where two chinars drop leaves the size of plates on the breakfast tables. In the afternoon we walk the bund along the Jhelum, with a stop for walnut fudge. The light goes at half past five and the evenings are cold: the room is heated, and dinner starts with hot soup.",
      "Dinner",
      14,
    ],
    [
      "The gardens in colour",
      "A gardener of thirty years walks you through Nishat and Shalimar. He knows which trees turn first and why nobody sweeps the leaves before noon. Lunch on the Boulevard, then the lake by shikara, when the hills stand in the water twice. In the evening there is wazwan in the old city, seven courses, with an explanation and a vegetarian table.",
      "Breakfast, dinner",
      36,
    ],
    [
      "Pampore before breakfast",
      "We leave in the dark. The flowers are picked as they open, before the sun is strong, and the family gives you a basket and half a row. Afterwards you sit with them and part petals from threads, which is slower than it looks. Breakfast is theirs: bread, butter and kahwa coloured with this year's crop. Then south to Pahalgam by noon.",
      "Breakfast, dinner",
      98,
    ],
    [
      "Pahalgam in gold",
      "Poplars and willows are yellow along the Lidder, and the first snow is on the heights. A union cab takes you up to Aru for a walk on dry grass, an hour or three. Back at the cottages there is trout for lunch and a chair in the sun. We leave at three, with the light behind us, and reach Srinagar by six for the last night.",
      "Breakfast, dinner",
      122,
    ],
    [
      "Depart",
      "Time for one more garden or for the shops: saffron in sealed grams with a bill, walnuts, dried apples. We show you how to tell good threads from dyed ones, which is a matter of water and patience. The airport is forty minutes away and its checks take an hour, so the driver comes early.",
      "Breakfast",
      14,
    ],
  ),
};
