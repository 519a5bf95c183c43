import { block } from "../block.ts";
import { line, onOff, paragraph, picture } from "../field-kinds.ts";

export const film = block({
  name: "film",
  page: "home",
  title: "The film",
  fields: {
    isShown: onOff(
      "Show it",
      "The film that comes with the site, without sound: half a minute in the valley",
    ),
    heading: line("Heading", { longest: 60 }),
    text: paragraph("Text", { longest: 200 }),
    button: line("Button", { longest: 20 }),
    poster: picture("Still"),
    description: paragraph("What is to be seen", { help: "For those who do not see or play it" }),
  },
  demo: {
    isShown: true,
    heading: "Half a minute in the valley",
    text: "Lake, road, meadow, snow: a short film without a voice telling you what to feel.",
    button: "Play the film",
    poster: { name: "place-gulmarg-meadow" },
    description:
      "Dawn on the Dal with a shikara, the footbridge over the Lidder, a meadow in July, a Mughal garden in autumn, fresh snow under the gondola, and the lake again in October.",
  },
  empty: { button: "Play the film" },
});
