const cache = new Map<string, number>();
const mostKnown = 200;
const remInPixels = 16;

/** Device pixels per CSS pixel beyond which sharpness is not noticeable: for fixed widths, and for viewport-wide pictures. */
const sharp = { px: 1.5, vw: 1.25 };

/**
 * The largest width in pixels that is useful for a `sizes` attribute, such as "(width < 40rem) 92vw, 340px". Infinity when
 * it depends on the width of a large screen.
 */
export function widestUsefulSize(sizes: string | undefined): number {
  if (sizes === undefined) return Number.POSITIVE_INFINITY;
  const found = cache.get(sizes) ?? Math.max(...sizes.split(",").map(needOf));
  if (cache.size >= mostKnown) cache.clear();
  cache.set(sizes, found);
  return found;
}

function needOf(entry: string): number {
  const [, below, width, unit] = /^\s*(?:\(width < ([\d.]+)rem\) )?([\d.]+)(px|vw)\s*$/.exec(entry) ?? [];
  if (unit === "px") return Number(width) * sharp.px;
  if (unit !== "vw" || below === undefined) return Number.POSITIVE_INFINITY;
  return Number(below) * remInPixels * (Number(width) / 100) * sharp.vw;
}
