import { palettes } from "#contract/brand.ts";
import type { Services } from "../services.ts";
import { presentBrand } from "../settings/present-brand.ts";
import { readSettings } from "../settings/read-settings.ts";
import { cardDrawing, cards } from "./card-drawing.ts";
import { ico, iconDrawing, icons } from "./icon-drawing.ts";
import { readLogo } from "../settings/read-logo.queries.ts";
import { manifestOf } from "./manifest.ts";

export type BrandFile = { type: string; bytes: Uint8Array<ArrayBuffer>; version: string };

/**
 * Returns a function that finds a file of the company's brand by its path: an icon, a share card, the drawn mark or the
 * manifest. Undefined for other paths, and while the brand is as it came, for then those of the product are right. Each
 * is drawn once for one version of the brand; only those of the newest are cached.
 */
export function brandFiles(services: Services) {
  let cached: { version: string; files: Map<string, Promise<BrandFile | undefined>> } | undefined;
  return async (path: string): Promise<BrandFile | undefined> => {
    if (!isBrandPath(path)) return undefined;
    const settings = await readSettings(services);
    const version = presentBrand(settings).files;
    if (version === "") return undefined;
    if (cached?.version !== version) cached = { version, files: new Map() };
    const { files } = cached;
    const file = files.get(path) ?? make(services, settings, path);
    files.set(path, file);
    file.catch(() => files.delete(path));
    return file;
  };
}

const cardName = /^\/share\/([a-z]+)\.jpg$/;

/** Of a fixed list, so that nobody makes us draw or keep more. */
function isBrandPath(path: string): boolean {
  const [, card = ""] = cardName.exec(path) ?? [];
  return Object.hasOwn(icons, path.slice(1)) || cards.has(card) || path === "/site.webmanifest";
}

async function make(
  services: Services,
  settings: Awaited<ReturnType<typeof readSettings>>,
  path: string,
): Promise<BrandFile | undefined> {
  const { details } = settings;
  const brand = presentBrand(settings);
  const version = brand.files;
  if (path === "/site.webmanifest") {
    const text = JSON.stringify(manifestOf(details, palettes[brand.palette], version));
    return { type: "application/manifest+json", bytes: new TextEncoder().encode(text), version };
  }
  const { work, queue } = services.pictures;
  const logo = brand.logo ? await readLogo(services.db.executor, settings.brand.logo) : undefined;
  const icon = icons[path.slice(1)];
  const shown = logo ? brand : { ...brand, logo: null };
  const drawing = icon
    ? iconDrawing(icon, brand.palette, logo !== undefined)
    : cardDrawing(details.name, details.tagline, shown);
  const bytes = Uint8Array.from(await queue.add(() => work.draw(drawing, logo), { priority: 1 }));
  if (path === "/favicon.ico") return { type: "image/x-icon", bytes: ico(bytes, icon?.size ?? 32), version };
  return { type: icon ? "image/png" : "image/jpeg", bytes, version };
}
