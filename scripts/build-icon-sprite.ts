import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BadgeTone } from "#app/ui/badge.tsx";
import type { SocialLink } from "#app/features/company/company-facts.ts";
import { logoShapes } from "#app/ui/logo-shapes.ts";
import { iconNames } from "#app/ui/icon-names.ts";
import { joined, type Shape } from "./icon-path.ts";

const file = fileURLToPath(new URL("../app/ui/icons.svg", import.meta.url));
/** A star from its upper tip on. */
const star = "l2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9-3.6-3.4 4.9-.6z";

/** An icon as a `<symbol>`; its stroke is set by the class `icon`. */
async function symbol(name: string): Promise<string> {
  return `<symbol id="${name}" viewBox="0 0 24 24">${joined(await shapesOf(name))}</symbol>`;
}

/** The shapes of a Lucide icon; follows the alias of a renamed icon. */
async function shapesOf(name: string): Promise<Shape[]> {
  const file = new URL(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`, import.meta.url);
  const { __iconData } = (await import(file.href)) as { __iconData?: { node: Shape[] } };
  if (__iconData) return __iconData.node;
  const renamed = /from '\.\/([a-z0-9-]+)\.mjs'/.exec(readFileSync(file, "utf8"))?.[1];
  if (!renamed) throw new Error(`Lucide has no drawing called ${name}`);
  return shapesOf(renamed);
}

/** Stars beside one another as one path, from the one at `from` on. */
function stars(count: number, from = 0): string {
  const places = Array.from({ length: count }, (_, index) => (from + index) * 17 + 8);
  return places.map((x) => `M${x} 1${star}`).join("");
}

/** The five stars of hotel cards. */
function fiveStars(): string {
  const pen = 'fill="none" stroke="currentColor" stroke-width="0.9" stroke-linejoin="round"';
  return `<symbol id="five-stars" viewBox="0 0 84 16" ${pen}><path d="${stars(5)}"/></symbol>`;
}

/** A rating: as many filled stars, the others empty. */
function rating(count: number): string {
  const filled = count > 0 ? `<path d="${stars(count)}" fill="var(--saffron)"/>` : "";
  const empty = count < 5 ? `<path d="${stars(5 - count, count)}"/>` : "";
  const pen = 'fill="none" stroke="currentColor" stroke-linejoin="round"';
  return `<symbol id="stars-${count}" viewBox="0 0 84 16" ${pen}>${filled}${empty}</symbol>`;
}

/** The shape of each tone of a badge. */
function badges(): string[] {
  const dot = '<circle cx="4" cy="4" r="3.5" fill="currentColor"/>';
  const shapes = {
    confirmed: dot,
    active: dot,
    awaiting: '<circle cx="4" cy="4" r="2.75" fill="none" stroke="currentColor" stroke-width="1.75"/>',
    part: '<circle cx="4" cy="4" r="3.1" fill="none" stroke="currentColor"/><path d="M4 .5a3.5 3.5 0 0 0 0 7z" fill="currentColor"/>',
    done: '<rect x=".75" y=".75" width="6.5" height="6.5" rx="1" fill="currentColor"/>',
    cancelled: '<path d="M.5 3h7v2h-7z" fill="currentColor"/>',
  } satisfies Record<BadgeTone, string>;
  return Object.entries(shapes).map(
    ([tone, shape]) => `<symbol id="badge-${tone}" viewBox="0 0 8 8">${shape}</symbol>`,
  );
}

/** Social networks, drawn in the style of the icon set, which has no brand icons. */
function networks(): string[] {
  const shapes = {
    Facebook: "M15 3h-2a4 4 0 0 0-4 4v3H6v4h3v7h4v-7h3l1-4h-4V7.5a1 1 0 0 1 1-1h2z",
    Instagram:
      "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 6.9h.1",
    YouTube:
      "M5 5.5h14A2.5 2.5 0 0 1 21.5 8v8a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 16V8A2.5 2.5 0 0 1 5 5.5zM10 9v6l5-3z",
    // One stroke of the X is broad, so that it does not look like a "close" icon.
    X: "M3.5 4h4.8l12.2 16h-4.8zM19.6 4l-6.5 7.1M10.7 13.2 4.4 20",
  } satisfies Record<SocialLink["name"], string>;
  return Object.entries(shapes).map(
    ([name, d]) => `<symbol id="on-${name.toLowerCase()}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`,
  );
}

/** The logo; its three colours are custom properties. */
function logo(): string {
  const { leaf, veins, oar } = logoShapes;
  const pen = 'fill="none" stroke="var(--logo-veins)" stroke-width="2" stroke-linecap="round" opacity=".85"';
  const paths = `<path d="${leaf}" fill="var(--logo-leaf)"/><path d="${veins}" ${pen}/><path d="${oar}" fill="var(--logo-oar)"/>`;
  return `<symbol id="logo" viewBox="0 0 76 104">${paths}</symbol>`;
}

const ratings = [0, 1, 2, 3, 4, 5].map(rating);
const symbols = [
  ...(await Promise.all(iconNames.map(symbol))),
  fiveStars(),
  ...ratings,
  logo(),
  ...networks(),
  ...badges(),
];
// A browser would lay out every drawing of it, and ignores `display` here.
writeFileSync(
  file,
  `<svg xmlns="http://www.w3.org/2000/svg" style="content-visibility:hidden">\n${symbols.join("\n")}\n</svg>\n`,
);
