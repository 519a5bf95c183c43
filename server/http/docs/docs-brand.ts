import { type Brand, palettes } from "#contract/brand.ts";
import { escapeHtml } from "#contract/rules/escape-html.ts";
import { drawnMark, markSize } from "../../brand/drawn-mark.ts";
import { cream } from "../../brand/icon-drawing.ts";
import { typeStyle } from "./docs-type.ts";

/** The part of the company's brand that the page uses. */
export type DocsLook = Pick<Brand, "palette" | "typefaces" | "logo"> & { name: string };

/** The band at the top: the logo or the drawn mark, and the name unless it is in the logo. */
export function docsBand({ palette, logo, name }: DocsLook): string {
  const { glow, ground } = palettes[palette];
  const { width, height } = markSize;
  const colours = { leaf: glow, veins: ground, oar: cream };
  const mark = `<svg viewBox="0 0 ${width} ${height}" width="33" height="45" aria-hidden="true">${drawnMark(colours)}</svg>`;
  const alternative = logo?.hasName ? escapeHtml(name) : "";
  const picture = logo
    ? `<img src="${escapeHtml(logo.path)}" width="${logo.width}" height="${logo.height}" alt="${alternative}">`
    : mark;
  const written = logo?.hasName ? "" : `<span>${escapeHtml(name)}</span>`;
  return `<a class="band" href="/">${picture}${written}</a>`;
}

/** The colours and typefaces of the page. */
export function brandStyle({ palette, typefaces }: DocsLook): string {
  const { ground, glow, paper, link } = palettes[palette];
  return `
  ${typeStyle(typefaces)}
  :root { --ground: ${ground}; --glow: ${glow}; --link: light-dark(${link[0]}, ${link[1]}); background: light-dark(${paper}, color-mix(in srgb, ${ground} 35%, #0b0e10)); color: light-dark(#2b2320, #f1ece4); }
  .band { display: flex; gap: .75rem; align-items: center; padding: .75rem 1rem; background: var(--ground); color: ${cream}; border-bottom: 4px solid var(--glow); font: 1.375rem/1.2 var(--heading); text-decoration: none; overflow-wrap: anywhere; }
  .band img { width: auto; height: auto; max-width: 10rem; max-height: 3rem; padding: .25rem; border-radius: .375rem; background: #fff; }
  .band svg { flex: none; }
`;
}
