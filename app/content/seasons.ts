export type Season = {
  id: "almond" | "summer" | "chinar" | "snow";
  title: string;
  months: string;
  /** The months of the year that are in it, from 1. */
  within: readonly number[];
  text: string;
  /** Picture name in the demo's pictures. */
  imageUrl: string;
  /** Places of the company's list that cannot be reached then. */
  closed: readonly string[];
};

/** The four faces of the valley, as its year goes. */
export const seasons: readonly Season[] = [
  {
    id: "almond",
    title: "Almond",
    months: "March and April",
    within: [3, 4],
    text: "White almond at Badamwari, tulips under the Zabarwan, and the first shikara without a blanket. Nights are cold, the roads low down are open.",
    imageUrl: "place-mughal-spring",
    closed: ["Gurez", "Sonamarg"],
  },
  {
    id: "summer",
    title: "Summer",
    months: "May to August",
    within: [5, 6, 7, 8],
    text: "Meadows, ponies and snow bridges you can walk to. Every pass is open, and the days are long enough for two valleys.",
    imageUrl: "place-sonamarg-glacier",
    closed: [],
  },
  {
    id: "chinar",
    title: "Chinar",
    months: "September to November",
    within: [9, 10, 11],
    text: "Copper gardens, saffron in Pampore and smoke from the first bukhari. The clearest air of the year.",
    imageUrl: "place-pahalgam-autumn",
    closed: [],
  },
  {
    id: "snow",
    title: "Snow",
    months: "December to February",
    within: [12, 1, 2],
    text: "Powder on Apharwat, a frozen rim around the Dal, and warm rooms. Cars go with chains; the high passes are shut.",
    imageUrl: "place-gulmarg-night",
    closed: ["Gurez", "Sonamarg"],
  },
];
