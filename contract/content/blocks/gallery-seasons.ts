import { block } from "../block.ts";
import { line } from "../field-kinds.ts";

const title = (season: string) => line(season, { longest: 40, needed: true });

const demo = {
  spring: "Almond and tulip",
  summer: "High summer",
  autumn: "Chinar",
  winter: "Snow",
  any: "In any month",
};

export const gallerySeasons = block({
  name: "gallery-seasons",
  page: "gallery",
  title: "Seasons of the gallery",
  help: "Pictures stand under the season that their title tells, by a month or a word such as tulips or snow.",
  fields: {
    spring: title("March to May"),
    summer: title("June to August"),
    autumn: title("September to November"),
    winter: title("December to February"),
    any: title("Pictures that tell no season"),
  },
  demo,
  empty: { spring: "Spring", summer: "Summer", autumn: "Autumn", winter: "Winter", any: "In any month" },
});
