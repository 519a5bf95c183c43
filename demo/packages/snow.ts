import { daysOf, type DemoPackage, tariffOf } from "../demo-package.ts";

export const snow: DemoPackage = {
  slug: "snow",
  tourName: "Snow in Gulmarg",
  location: "Gulmarg, Srinagar",
  numberOfDays: 5,
  startingRate: 24000,
  description:
    "Two nights in Gulmarg and two in Srinagar, from December to February. Heated rooms are part of the price and so is the change to a car with chains at Tangmarg. Beginners get a patient instructor on the lower slope; everyone else gets a warm window. Snow may move a day about, and the plan has a place to move it to.",
  tourFeatures: [
    "Four nights with breakfast and dinner",
    "Heating included in every room",
    "Car with driver, chains or 4x4 above Tangmarg",
    "Two hours with a ski instructor, equipment included",
    "Snow boots and gloves on loan",
  ],
  tourHighlights: [
    "Two nights in the snow, not two hours",
    "A first skiing lesson",
    "The Dal on a winter morning",
    "Harissa for breakfast in the old city",
  ],
  season: "December to February",
  groupSize: "2 to 8 guests",
  car: "Innova, chains or 4x4 above Tangmarg",
  effort: "Easy, in snow boots",
  notIncluded: [
    "Flights to Srinagar",
    "Lunches",
    "Gondola tickets",
    "Ski equipment after the first lesson",
    "Travel insurance",
  ],
  tariff: tariffOf(
    { "Three star": 24000 },
    {
      singleRoom: 7000,
      seasons: [{ name: "Christmas and New Year", from: "2026-12-22", to: "2027-01-03", supplement: 5000 }],
    },
  ),
  tourPlan: daysOf(
    [
      "Arrive in Srinagar",
      "The valley is white or brown, depending on the week, and the car is warm either way. You check in on the Boulevard, where the room has been heated since noon. If the light holds, there is an hour on the lake, under blankets and with a fire pot in the shikara. We hand out boots and gloves before dinner and try them on.",
      "Dinner",
      18,
    ],
    [
      "Through Tangmarg to Gulmarg",
      "We leave after nine, when the road has been cleared. At Tangmarg you change into a car with chains for the last thirteen kilometres; bags go with you. Lunch is at the lodge. The afternoon is for the first walk in the snow, a sledge for those who ask, and tea at four. The stove is lit by the time you are back.",
      "Breakfast, dinner",
      52,
    ],
    [
      "A day on the slope",
      "Two hours with an instructor on the lower slope in the morning, in small groups and in your own language. Those with gondola tickets go up instead, if the wind lets it run. Afternoon as you like: snowshoes among the pines, a second lesson, or the armchair. The lodge dries boots overnight. Soup comes before everything else, as it should.",
      "Breakfast, dinner",
      0,
    ],
    [
      "Down to Srinagar",
      "A last look at the range from the outer path, then down the pine road before the afternoon ice. In Srinagar we walk through the old city while the copper shops are open, and choose between papier-mache, shawls and simply tea. The room is heated again. If Gulmarg was snowed in on the second day, this is the day that bends.",
      "Breakfast, dinner",
      52,
    ],
    [
      "Harissa, and home",
      "In winter the old city eats harissa at sunrise: mutton and rice, stirred all night. We go to a shop with four tables, and vegetarians have their own breakfast at the hotel. After that it is the lake once more or straight to the airport, where flights may wait for the fog to lift. We wait with you.",
      "Breakfast",
      20,
    ],
  ),
};
