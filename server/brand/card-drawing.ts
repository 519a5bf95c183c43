import { type Brand, palettes } from "#contract/brand.ts";
import type { Drawing, DrawnLine } from "../pictures/image/draw.ts";
import { canBeWritten, cardFont } from "./card-fonts.ts";
import { drawnMark } from "./drawn-mark.ts";
import { cream } from "./icon-drawing.ts";

/** The kinds of pages that have a card. The product's own differ; a company's say its name and tagline, for nothing else is sure to be true of it. */
export const cards: ReadonlySet<string> = new Set(["home", "hotel", "package", "generic"]);

const [width, height] = [1200, 630];
const bandTop = 430;
const ranges = [
  "M0 430V300L150 210 290 275 470 120 640 260 760 190 930 300 1060 225 1200 290V430Z",
  "M0 430V360L190 290 360 350 560 250 720 340 900 280 1040 350 1200 315V430Z",
];

/** The card of a shared page: the mark or the logo, the name, and a line below, under two ranges of hills. */
export function cardDrawing(name: string, line: string, { palette, typefaces, logo }: Brand): Drawing {
  const { ground, glow, paper } = palettes[palette];
  const font = cardFont(typefaces);
  const mark = drawnMark({ leaf: glow, veins: ground, oar: cream });
  const hills = ranges.map((d, index) => `<path fill="${ground}" opacity="${0.35 + index * 0.3}" d="${d}"/>`);
  const written = [
    { text: name, colour: paper, top: 472, height: 80 },
    { text: line, colour: cream, top: 556, height: 48 },
  ].filter(({ text }) => text !== "" && canBeWritten(text));
  // What stands alone beside the mark, or the mark itself, is in the middle.
  const isAlone = written.length === 1;
  const left = written.length === 0 ? (width - 100) / 2 : 48;
  const lines = written.map(({ text, colour, top, height: high }): DrawnLine => {
    const box = isAlone ? { top: 502, height: 80 } : { top, height: high };
    return { text, colour, font, box: { left: 176, width: 950, ...box } };
  });
  const plate = `<rect x="${left - 8}" y="452" width="116" height="154" rx="12" fill="#ffffff"/>`;
  return {
    width,
    height,
    format: "jpeg",
    ground: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
      `<rect width="${width}" height="${height}" fill="${paper}"/>`,
      `<circle cx="905" cy="150" r="74" fill="${glow}"/>`,
      ...hills,
      `<rect y="${bandTop}" width="${width}" height="${height - bandTop}" fill="${ground}"/>`,
      logo ? plate : `<g transform="translate(${left + 16} 478) scale(1.1)">${mark}</g>`,
      `</svg>`,
    ].join(""),
    box: { left, top: 460, width: 100, height: 138 },
    lines,
  };
}
