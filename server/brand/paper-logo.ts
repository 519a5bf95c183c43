import { palettes } from "#contract/brand.ts";
import type { Drawing } from "../pictures/image/draw.ts";
import type { Services } from "../services.ts";
import { presentBrand } from "../settings/present-brand.ts";
import { readLogo } from "../settings/read-logo.queries.ts";
import { readSettings } from "../settings/read-settings.ts";
import { drawnMark, markSize } from "./drawn-mark.ts";

/**
 * Returns a function that gives the company's logo for its papers: a PNG on white, since PDFs hold no WebP. It is drawn
 * once for one brand. Throws when the picture cannot be read.
 */
export function paperLogo(services: Services): () => Promise<Uint8Array> {
  let cached: { brand: string; picture: Promise<Uint8Array> } | undefined;
  return async () => {
    const settings = await readSettings(services);
    const { palette, logo } = presentBrand(settings);
    const brand = `${palette} ${settings.brand.logo}`;
    if (cached?.brand === brand) return cached.picture;
    const bytes = logo ? await readLogo(services.db.executor, settings.brand.logo) : undefined;
    const drawing = logo && bytes ? onWhite(logo) : markOnWhite(palettes[palette]);
    const { queue, work } = services.pictures;
    const picture = queue.add(() => work.draw(drawing, bytes), { priority: 1 });
    cached = { brand, picture };
    picture.catch(() => (cached = undefined));
    return picture;
  };
}

function onWhite({ width, height }: { width: number; height: number }): Drawing {
  const box = { left: 0, top: 0, width, height };
  return { width, height, format: "png", ground: sheet(box, ""), box };
}

function markOnWhite({ ground, glow, paper }: { ground: string; glow: string; paper: string }): Drawing {
  const [width, height] = [4 * markSize.width, 4 * markSize.height];
  const mark = drawnMark({ leaf: glow, veins: paper, oar: ground });
  return { width, height, format: "png", ground: sheet(markSize, mark) };
}

function sheet({ width, height }: { width: number; height: number }, inside: string): string {
  const white = `<rect width="${width}" height="${height}" fill="#ffffff"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${white}${inside}</svg>`;
}
