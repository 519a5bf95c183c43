const known = new Map<string, number>();
const mostKnown = 200;
const remInPixels = 16;

/** More pixels than so many for each of CSS are not seen: in a place of fixed width, and in one that fills a tablet. */
const sharp = { px: 1.5, vw: 1.25 };

/**
 * The pixels that a picture needs at most in a place that `sizes` describes, as in "(width < 40rem) 92vw, 340px".
 * Infinity where a wide screen decides.
 */
export function widestNeeded(sizes: string | undefined): number {
  if (sizes === undefined) return Number.POSITIVE_INFINITY;
  const found = known.get(sizes) ?? Math.max(...sizes.split(",").map(needOf));
  if (known.size >= mostKnown) known.clear();
  known.set(sizes, found);
  return found;
}

function needOf(entry: string): number {
  const [, below, width, unit] = /^\s*(?:\(width < ([\d.]+)rem\) )?([\d.]+)(px|vw)\s*$/.exec(entry) ?? [];
  if (unit === "px") return Number(width) * sharp.px;
  if (unit !== "vw" || below === undefined) return Number.POSITIVE_INFINITY;
  return Number(below) * remInPixels * (Number(width) / 100) * sharp.vw;
}
