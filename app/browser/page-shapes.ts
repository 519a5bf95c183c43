/** A box of a page's outline (skeleton): its classes, which are those of the page itself, and its children. */
type Box = readonly [classes: string, ...Box[]];

const title: Box = ["outline-part outline-title"];
const line: Box = ["outline-part outline-line"];
const field: Box = ["outline-part outline-field"];
/** The kinds of stay: on wide screens they are beside the list. */
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

/** Of the pages that take longest to load and that most links lead to. */
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

/** The outline of a page, by its path; undefined for pages that have none. */
export function shapeOf(path: string): HTMLElement | undefined {
  const shape = shapes.find((entry) => entry.path.test(path));
  return shape && draw(["page-outline", ...shape.boxes]);
}

function draw([classes, ...inner]: Box): HTMLElement {
  const element = document.createElement("div");
  element.className = classes;
  element.append(...inner.map(draw));
  return element;
}
