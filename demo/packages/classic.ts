import { daysOf, type DemoPackage, tariffOf } from "../demo-package.ts";

export const classic: DemoPackage = {
  slug: "classic",
  tourName: "Kashmir Classic",
  location: "Srinagar, Gulmarg, Pahalgam, Sonamarg",
  numberOfDays: 6,
  startingRate: 17500,
  description:
    "The four valleys most people come for, at a pace that leaves room for lunch. You start on the water, spend a night by the Lidder in Pahalgam and see Gulmarg and Sonamarg as day trips from Srinagar. One car and one driver stay with you throughout. Prices go up with the class of hotel: from ₹17,500 in good three-star rooms to ₹23,500 and ₹34,000 above them.",
  tourFeatures: [
    "Five nights with breakfast and dinner",
    "One car and driver for all six days",
    "One hour by shikara on the Dal",
    "Tolls, parking and the driver's stay",
    "A planner on the phone, day and night",
  ],
  tourHighlights: [
    "A night on a houseboat",
    "Gulmarg meadow in any season",
    "Saffron fields at Pampore",
    "A night beside the Lidder",
    "The Thajiwas glacier at Sonamarg",
  ],
  season: "April to November",
  groupSize: "2 to 12 guests",
  car: "Innova or Tempo with driver",
  effort: "Easy: an hour's walk at most",
  notIncluded: [
    "Flights to Srinagar",
    "Lunches",
    "Gondola tickets at Gulmarg",
    "Union cabs and ponies in Pahalgam and Sonamarg",
    "Travel insurance",
  ],
  tariff: tariffOf(
    { "Three star": 17500, "Four star": 23500, Luxury: 34000 },
    {
      singleRoom: 6000,
      seasons: [{ name: "Tulips", from: "2026-03-25", to: "2026-04-21", supplement: 1500 }],
    },
  ),
  tourPlan: daysOf(
    [
      "Arrive in Srinagar, sleep on the water",
      "Your driver waits at the airport exit with your name. It is forty minutes to the ghat, then four by shikara to the houseboat. Tea first. In the late afternoon the same shikara takes you for an hour through the lotus gardens, back before the lamps are lit. Dinner aboard, and an early night if you want the floating market at five.",
      "Dinner",
      18,
    ],
    [
      "Gulmarg and back",
      "Breakfast at eight, then fifty kilometres through poplars and apple country to Tangmarg and up the pine road. The meadow is wide enough to lose the crowd in ten minutes' walk. Those who hold gondola tickets go up; for the rest there is the outer circular path, with the whole range in view. Down before dark, to a hotel in Srinagar.",
      "Breakfast, dinner",
      104,
    ],
    [
      "To Pahalgam by Pampore and Avantipora",
      "South along the Jhelum. We stop among the saffron fields of Pampore for kahwa, and at Avantipora for its ninth-century stones. Lunch is trout or rajma, depending on your side of that question. After Anantnag the river comes beside the road and stays there. You reach the cottages by four, with time for the footbridge and the pine walk.",
      "Breakfast, dinner",
      98,
    ],
    [
      "The valleys of Pahalgam, then Srinagar",
      "Local union cabs take you to Betaab and Aru, as our own car may not; the rate is agreed the evening before. Betaab is willow and white water. Aru is higher, quieter and better for a walk: an hour up the meadow for most, two for the keen. Lunch by the river, then the road north at three, and Srinagar by six.",
      "Breakfast, dinner",
      132,
    ],
    [
      "Sonamarg and back",
      "Eighty kilometres each way, so we leave at eight. Beyond the city the road follows the Sindh river up to Sonamarg and the Thajiwas glacier. Walk or take a pony to the foot of the ice; the pony rates are in your papers. If the day is against us, we swap it for the Mughal gardens. Night in Srinagar.",
      "Breakfast, dinner",
      164,
    ],
    [
      "Depart",
      "Your flight decides the morning. If it leaves late, there is time for Nishat garden and a walk through the old city, where the bakers will wrap bread for the journey. The drive to the airport takes forty minutes and the checks there a good hour more, so we start earlier than you think is needed.",
      "Breakfast",
      18,
    ],
  ),
};
