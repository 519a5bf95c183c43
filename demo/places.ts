/** What the pages of the valley's places say in the demo; degrees north and east in millionths. */
export type DemoPlace = {
  name: string;
  position: [latitude: number, longitude: number];
  about: string;
  getting_there: string;
  spring: string;
  summer: string;
  autumn: string;
  winter: string;
  open_now: string;
};

export const demoPlaces: readonly DemoPlace[] = [
  {
    name: "Dal and Nigeen",
    position: [34_118_000, 74_857_000],
    about:
      "Two lakes at the edge of the city, joined by a narrow channel. Houseboats lie along the shores, and before sunrise the growers bring their vegetables to the floating market.",
    getting_there:
      "From Srinagar airport (SXR) it is about 45 minutes by car to the ghats. A shikara takes you and your bags the last few minutes to the boat.",
    spring: "The tulip garden above the lake is in flower from late March into April.",
    summer: "Warm days, cool evenings on the water; the lotus is in flower in July and August.",
    autumn: "Clear air, and the chinars on the shore turn red from late October.",
    winter: "Quiet and cold. Houseboats are heated; ask how, and whether it is in the price.",
    open_now: "Houseboats and shikaras all year.",
  },
  {
    name: "Srinagar city",
    position: [34_083_000, 74_797_000],
    about:
      "The old summer capital on the Jhelum, at 1,585 metres: Mughal gardens, wooden mosques, seven old bridges and the Shankaracharya hill over it all.",
    getting_there:
      "By air to Srinagar (SXR), about half an hour from the middle of the city; by road over the Banihal pass from Jammu.",
    spring: "Gardens are in flower from late March; evenings need a coat.",
    summer: "The busiest months, warm by day.",
    autumn: "Saffron harvest at Pampore in late October, chinar colour until the middle of November.",
    winter: "The deepest cold is from 21 December to 30 January; snow lies for some days at a time.",
    open_now: "Gardens and the old city all year.",
  },
  {
    name: "Gulmarg",
    position: [34_048_000, 74_380_000],
    about:
      "A meadow at 2,650 metres under Apharwat, 50 kilometres from Srinagar. The gondola climbs to Kongdoori (3,080 metres) and on to 3,950 metres.",
    getting_there:
      "An hour and a half by car by way of Tangmarg. In snow the last part needs chains or a 4×4. Gondola tickets sell out: book them for yourselves, we cannot promise them.",
    spring: "Snow on the heights, the meadow is still wet.",
    summer: "Walks and flowers from May to September.",
    autumn: "Short, clear and quiet.",
    winter: "Skiing from December to March. Rooms cost more in these months.",
    open_now: "All year; roads and the gondola shut for hours in heavy snow.",
  },
  {
    name: "Pahalgam",
    position: [34_016_000, 75_315_000],
    about:
      "Where two rivers meet, 90 kilometres from Srinagar: pine woods, the Lidder, and the valleys of Betaab, Aru and Chandanwari.",
    getting_there:
      "Two and a half hours by car by way of Pampore and Avantipora. Betaab, Aru and Chandanwari are reached with cabs of the local union, paid there.",
    spring: "Apple blossom on the way in April.",
    summer: "Cool, green, and full in the weeks of the pilgrimage.",
    autumn: "Golden poplars along the river in October.",
    winter: "Snow and few guests; some houses shut.",
    open_now: "Best from April to November.",
  },
  {
    name: "Sonamarg",
    position: [34_303_000, 75_293_000],
    about:
      "The last meadow before Zojila, at 2,730 metres and 80 kilometres from Srinagar, below the Thajiwas glacier.",
    getting_there:
      "Two to three hours by car along the Sindh, through the tunnel. Cabs of the local union drive on to Zero Point.",
    spring: "Snow walls beside the road until May.",
    summer: "Rides and walks to the glacier from May to October.",
    autumn: "Cold nights, clear days.",
    winter: "Snow from December to March. The tunnel has kept the road open since January 2025.",
    open_now: "All year. Zojila, beyond, is usually shut from late November to March or April.",
  },
  {
    name: "Gurez",
    position: [34_634_000, 74_838_000],
    about:
      "A valley of log houses on the Kishanganga at 2,400 metres, under the peak of Habba Khatoon. Its main village is Dawar.",
    getting_there:
      "130 kilometres from Srinagar over Razdan, a long day by car. Bring your papers: there are checks on the way.",
    spring: "Shut by snow until the pass is cleared.",
    summer: "June to September: the only months for most guests.",
    autumn: "Until the first snow on the pass.",
    winter: "Not reached by road.",
    open_now: "June to September.",
  },
  {
    name: "Yusmarg",
    position: [33_830_000, 74_660_000],
    about: "A wide meadow among pines at 2,400 metres, with the small lake Nilnag an hour's walk away.",
    getting_there: "50 kilometres from Srinagar; the shrine of Charar-i-Sharief is on the way.",
    spring: "Green from the end of April.",
    summer: "Picnics and easy walks from May to October.",
    autumn: "Quiet, with frost in the mornings.",
    winter: "Snow; the road is not always cleared.",
    open_now: "May to October.",
  },
  {
    name: "Doodhpathri",
    position: [33_850_000, 74_560_000],
    about: "A meadow at 2,730 metres where the Shaliganga runs white over its stones. A day's outing.",
    getting_there: "42 kilometres from Srinagar by car, an hour and a half.",
    spring: "Under snow until May.",
    summer: "May to September, cool also in July.",
    autumn: "Until the first snow.",
    winter: "Snow; ask before you drive.",
    open_now: "May to September, by day.",
  },
];
