import { daysOf, type DemoPackage, tariffOf } from "../demo-package.ts";

export const offbeat: DemoPackage = {
  slug: "offbeat",
  tourName: "The Far Valleys",
  location: "Gurez, Doodhpathri, Yusmarg",
  numberOfDays: 7,
  startingRate: 27500,
  description:
    "Gurez, Doodhpathri and Yusmarg, from June to September, for people who have seen the postcards. Roads are longer and rooms simpler: in Gurez you stay with a family, with evening power and hot water by the bucket. In return there is a river, a peak shaped like a tent, and hardly anybody. Bring your identity card and a warm layer, even in July.",
  tourFeatures: [
    "Six nights with breakfast and dinner",
    "High-clearance car and a driver who knows the pass",
    "Two nights with a family in Dawar",
    "Permits and checkpoint papers prepared",
    "Packed lunches on all three drives",
  ],
  tourHighlights: [
    "Over the Razdan pass to Gurez",
    "The Habba Khatoon peak and the Kishanganga",
    "Log villages that still look like it",
    "Milk-white streams at Doodhpathri",
    "The pine walk to Nilnag from Yusmarg",
  ],
  season: "June to September",
  groupSize: "2 to 6 guests",
  car: "High-clearance car with driver",
  effort: "Some walking, up to 9 km a day",
  notIncluded: ["Flights to Srinagar", "Ponies at Yusmarg", "Tips", "Travel insurance"],
  tariff: tariffOf({ "Guest houses and lodges": 27500 }, { singleRoom: 7500 }),
  tourPlan: daysOf(
    [
      "Arrive in Srinagar",
      "Airport to the old city, to a courtyard house with a walnut tree. Your guide comes by at six with the map, collects copies of identity cards for the checkpoints and looks at your shoes with concern or approval. Dinner at the house. The cook packs bread for tomorrow, because the road is long and good stops are few.",
      "Dinner",
      14,
    ],
    [
      "Over the Razdan pass to Gurez",
      "Start at seven. Past Wular lake and Bandipora the road climbs to the Razdan pass, above 3,500 metres, where we stop for tea and for anyone who needs the air. Identity cards are looked at on the way down, so keep yours at hand. By mid afternoon the Kishanganga appears, and the log house at Dawar with the hearth already going.",
      "Breakfast, dinner",
      138,
    ],
    [
      "A day in the Gurez valley",
      "The peak of Habba Khatoon stands over the village like a tent, with a cold spring at its foot. We walk there along the river, then on by car to the log hamlets up the valley, as far as the road is open. Lunch is maize bread and greens in somebody's kitchen. Evening: stars, and a radio if the battery allows.",
      "Breakfast, dinner",
      36,
    ],
    [
      "Back over the pass",
      "The same road, which is a different road in the other direction. We leave after breakfast and stop on the Razdan again, this time with the whole valley behind us. Lunch at Bandipora, trout if the farm is open. You are in Srinagar by five, with hot water all day and a telephone signal. Dinner at the courtyard house.",
      "Breakfast, dinner",
      138,
    ],
    [
      "Doodhpathri",
      "A day trip of forty kilometres through walnut villages. Doodhpathri is rolling meadow and the Shaliganga, a stream so quick that it runs white. We take the far bank, where the herders' families spend the summer, and walk for two hours with very little climbing. Noon chai with a Gujjar family who like visitors in small numbers. Night in Srinagar.",
      "Breakfast, dinner",
      86,
    ],
    [
      "Yusmarg and Nilnag",
      "South-west to Yusmarg, a meadow ringed with pine that most cars drive past. From there a forest path goes down to Nilnag, a small blue lake, in about an hour and a half; ponies do the way back up if legs refuse. Lunch by the water. We are back in the city for a farewell dinner, wazwan or its vegetarian cousin.",
      "Breakfast, dinner",
      96,
    ],
    [
      "Depart",
      "A last walk to the bakers of the old city before breakfast, if the flight is late enough. The airport is forty minutes away with another hour for its checks. Your guide sends the pictures he took when he is next in range, and the family in Dawar asks you to send back the ones you took of them.",
      "Breakfast",
      14,
    ],
  ),
};
