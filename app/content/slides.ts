export type HeroSlide = {
  id: number;
  title: string;
  description: string;
  /** Picture name in the demo's pictures, before `-wide` or `-tall`. */
  imageUrl: string;
  show: boolean;
};

/** The slide that the carousel starts with. */
export const firstSlideId = 3;

export const heroSlides: HeroSlide[] = [
  {
    id: 1,
    title: "First tracks in Gulmarg",
    description:
      "Warm rooms by the slopes, cars with chains, and a second plan for the day the cloud comes down.",
    imageUrl: "hero-gulmarg",
    show: true,
  },
  {
    id: 2,
    title: "An evening on Nigeen",
    description: "Cedar rooms on quiet water. Dinner is aboard, and the last shikara home is yours.",
    imageUrl: "hero-houseboat",
    show: true,
  },
  {
    id: 3,
    title: "Wake up on the Dal",
    description: "Houseboat mornings, cedar forests and saffron tea, planned from a desk beside the lake.",
    imageUrl: "hero-dal",
    show: true,
  },
  {
    id: 4,
    title: "Along the Lidder",
    description:
      "Pahalgam at walking pace: a river, a footbridge, and a cottage with dry wood stacked outside.",
    imageUrl: "hero-pahalgam",
    show: true,
  },
  {
    id: 5,
    title: "Two violet weeks in Pampore",
    description: "The saffron opens in late October and does not wait. Shown here in its season.",
    imageUrl: "hero-saffron",
    show: false,
  },
];
