import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { iconNames } from "#app/ui/icon-names.ts";

type Shapes = [tag: string, attributes: Record<string, string>][];

const file = fileURLToPath(new URL("../app/ui/icons.svg", import.meta.url));
const pen =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
const star = "M8 1l2.1 4.5 4.9.6-3.6 3.4.9 4.9L8 12l-4.3 2.4.9-4.9L1 6.1l4.9-.6z";

/** One drawing as a symbol, for `<use>`. */
async function symbol(name: string): Promise<string> {
  const shapes = (await shapesOf(name)).map(([tag, attributes]) => {
    const written = Object.entries(attributes)
      .filter(([attribute]) => attribute !== "key")
      .map(([attribute, value]) => `${attribute}="${value}"`);
    return `<${tag} ${written.join(" ")}/>`;
  });
  return `<symbol id="${name}" ${pen}>${shapes.join("")}</symbol>`;
}

/** Lucide's own shapes; a renamed drawing leads on to its new name. */
async function shapesOf(name: string): Promise<Shapes> {
  const file = new URL(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`, import.meta.url);
  const { __iconData } = (await import(file.href)) as { __iconData?: { node: Shapes } };
  if (__iconData) return __iconData.node;
  const renamed = /from '\.\/([a-z0-9-]+)\.mjs'/.exec(readFileSync(file, "utf8"))?.[1];
  if (!renamed) throw new Error(`Lucide has no drawing called ${name}`);
  return shapesOf(renamed);
}

/** The row of five that hotel cards carry. */
function fiveStars(): string {
  const row = [0, 17, 34, 51, 68].map((x) => `<path transform="translate(${x})" d="${star}"/>`);
  return `<symbol id="five-stars" viewBox="0 0 84 16" fill="currentColor">${row.join("")}</symbol>`;
}

const symbols = await Promise.all(iconNames.map(symbol));
writeFileSync(
  file,
  `<svg xmlns="http://www.w3.org/2000/svg">\n${[...symbols, fiveStars()].join("\n")}\n</svg>\n`,
);
