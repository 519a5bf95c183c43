import { daysOf, type DemoPackage, tariffOf } from "../demo-package.ts";

export const family: DemoPackage = {
  slug: "family",
  tourName: "Family Weekend",
  location: "Srinagar, Sonamarg",
  numberOfDays: 4,
  startingRate: 11500,
  description:
    "Four days from one base in Srinagar, so nobody packs twice. Short drives, early dinners, a room for four with a door between, and a day in the Sonamarg meadows with ponies that have seen every kind of child. Grandparents get the seat in front and a hotel entrance without steps. Under-fives travel free in their parents' room.",
  tourFeatures: [
    "Three nights in one hotel, with breakfast",
    "Car with driver, child seat on request",
    "One hour by shikara, life jackets in all sizes",
    "Entrance without steps",
    "Early dinner from half past six",
  ],
  tourHighlights: [
    "One room, no repacking",
    "A shikara ride to the lotus gardens",
    "Ponies and a stream at Sonamarg",
    "Fountains to run between at Nishat",
  ],
  season: "March to November",
  groupSize: "2 to 8 guests",
  car: "Innova with driver, child seat",
  effort: "Very easy, no steps",
  notIncluded: ["Flights to Srinagar", "Lunches", "Pony rides", "Garden tickets"],
  tariff: tariffOf({ "Three star": 11500 }, { singleRoom: 4000 }),
  tourPlan: daysOf(
    [
      "Arrive, and meet the lake",
      "The driver brings the child seat you asked for and knows where the clean toilets are. The hotel in Rajbagh has two old chinars, a lawn and no steps at the gate. After a rest there is an hour by shikara, life jackets on, to the lotus gardens and back. Dinner is at half past six for those who need it.",
      "",
      16,
    ],
    [
      "Gardens, and a slow afternoon",
      "Nishat first, with twelve terraces and enough running water to keep children busy for an hour. Then the botanical lawns for a picnic, packed by the hotel. The afternoon stays open for a nap, a paddle boat or the old city's sweet shops. Grandparents have tea under the chinars and are collected whenever they call. Night at the same hotel.",
      "Breakfast",
      28,
    ],
    [
      "A day in Sonamarg",
      "Two hours each way along the Sindh river, with a stop at the halfway tea house. The meadow is wide and the ponies are patient; a stream at its edge is shallow enough for paper boats. Those who want ice can go on to the foot of the glacier. We turn back by three, and most of the car sleeps through the tunnel.",
      "Breakfast",
      164,
    ],
    [
      "Depart",
      "Breakfast under the trees, and a stop for walnuts and apples on the way to the airport if there is room in the bags. The checks at Srinagar airport are slow with prams, so we leave an hour earlier than for grown-ups. The driver goes in as far as he may and helps you carry.",
      "Breakfast",
      16,
    ],
  ),
};
