/** A box of a page that is on its way: its classes, and what it holds. The classes are those of the page itself. */
type Box = readonly [classes: string, ...Box[]];

const title: Box = ["outline-part outline-title"];
const line: Box = ["outline-part outline-line"];
const field: Box = ["outline-part outline-field"];
/** Beside the list where there is room. */
const kinds: Box = ["outline-part outline-field lg:hidden"];
const trail: Box = ["outline-part outline-trail"];

const banner: Box = ["title-band compact-banner", ["wrap", ["", trail, title, line]]];
const hotelCard: Box = [
  "hotel-card",
  ["outline-part outline-picture"],
  ["hotel-card-text", trail, title, line, line],
  ["hotel-card-stub", line, field],
];
const packageCard: Box = ["outline-part outline-card"];
const fold: Box = ["filter-fold", field];

/** By the pages that take longest, and that most links lead to. */
const shapes: readonly { path: RegExp; boxes: readonly Box[] }[] = [
  {
    path: /^\/hotel\/\d+$/,
    boxes: [
      [
        "wrap house-page pt-3 pb-section sm:pt-5",
        ["house-head", trail, title, line],
        ["house-stage", ["stage", ["stage-rail", ...[1, 2, 3].map((): Box => ["outline-part"])]]],
        ["house-card", ["outline-part outline-card"]],
        ["house-story", title, line, line, line],
      ],
    ],
  },
  {
    path: /^\/hotels$/,
    boxes: [
      banner,
      ["results-frame wrap", fold, fold, ["results", field, kinds, hotelCard, hotelCard, hotelCard]],
    ],
  },
  {
    path: /^\/packages$/,
    boxes: [
      banner,
      [
        "results-frame two-columns wrap",
        fold,
        ["results", field, ["outline-pair", packageCard, packageCard, packageCard]],
      ],
    ],
  },
  {
    path: /^\/package\/\d+$/,
    boxes: [
      [
        "tour-head",
        [
          "title-band",
          [
            "tour-head-parts",
            ["tour-head-picture outline-part"],
            ["tour-head-words", trail, title, line, field],
          ],
        ],
      ],
      ["wrap py-section", title, line, line, line],
    ],
  },
  { path: /^\/booking(?:\/\d+)?$/, boxes: [banner, ["wrap pt-6", ["outline-part outline-card"]]] },
];

/** The outline of a page, by its path; none for pages of words. */
export function shapeOf(path: string): HTMLElement | undefined {
  const shape = shapes.find((one) => one.path.test(path));
  return shape && draw(["page-outline", ...shape.boxes]);
}

function draw([classes, ...inner]: Box): HTMLElement {
  const element = document.createElement("div");
  element.className = classes;
  element.append(...inner.map(draw));
  return element;
}
