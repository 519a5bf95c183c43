export type DemoGalleryPicture = {
  /** Picture name, `demo/pictures/<slug>.jpg`. */
  slug: string;
  title: string;
};

/** In the order they are put in; the slideshow shows the newest first. */
export const demoGallery: DemoGalleryPicture[] = [
  { slug: "place-tulip-garden", title: "Tulips below the Zabarwan in April" },
  { slug: "hotel-zaina-guest-house-terrace", title: "Almond blossom from the terrace, last days of March" },
  { slug: "place-doodhpathri-meadow", title: "Doodhpathri and its quick white stream in June" },
  { slug: "place-gulmarg-night", title: "Gulmarg's snow after the last visitors have left" },
  { slug: "place-dal-winter", title: "The Dal in January" },
  { slug: "vehicle-coach", title: "The winter road to Tangmarg, cleared at eight" },
  { slug: "place-mughal-spring", title: "Fountains on again, first week of April" },
  { slug: "event-cuisine", title: "A wazwan platter for four" },
  { slug: "place-sonamarg-autumn", title: "Sonamarg, the meadow of gold, in gold" },
  { slug: "place-gurez-valley", title: "Log houses on the Kishanganga in September" },
  { slug: "place-pahalgam-autumn", title: "Pahalgam in the third week of October" },
  { slug: "place-gulmarg-meadow", title: "The Gulmarg bowl in July" },
  { slug: "hotel-shikara-rani-veranda", title: "First sun on the bow of the Shikara Rani" },
  { slug: "place-camp-night", title: "Camp fire under the Milky Way in August" },
  { slug: "place-sonamarg-glacier", title: "Ponies below the Thajiwas glacier in July" },
  { slug: "place-pahalgam-river", title: "The footbridge over the Lidder in June" },
  { slug: "place-pampore-saffron", title: "Saffron morning in Pampore" },
  { slug: "place-mughal-garden", title: "Red chinars in a Mughal garden" },
  { slug: "place-gulmarg-gondola", title: "Fresh snow under the gondola" },
  { slug: "place-dal-dawn", title: "The Dal at dawn" },
];
