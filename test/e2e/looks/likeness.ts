import sharp, { type Sharp } from "sharp";

/** Side of a block, in pixels of the kept pictures; the smallest thing that is compared. */
const block = 4;
/** What differs less than this, of 255, in a block's mean colour, is the browser's way of drawing letters. */
const leastDifference = 26;
/** So many blocks may differ: what a kept picture loses by being small, or one short word. */
const mayDiffer = 24;

type Means = { columns: number; rows: number; values: Float64Array };

/** The mean colour of each block. */
async function blockMeans(picture: Sharp): Promise<Means> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [columns, rows] = [Math.floor(info.width / block), Math.floor(info.height / block)];
  const values = new Float64Array(columns * rows * 3);
  for (let y = 0; y < rows * block; y += 1) {
    for (let x = 0; x < columns * block; x += 1) {
      const to = (Math.floor(y / block) * columns + Math.floor(x / block)) * 3;
      const from = (y * info.width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        values[to + channel] = (values[to + channel] ?? 0) + (data[from + channel] ?? 0) / block ** 2;
    }
  }
  return { columns, rows, values };
}

/** Where two pictures of one size differ to the eye: undefined when they do not, else how much, and between which heights. */
export async function unlikeness(
  kept: Buffer,
  now: Buffer,
): Promise<{ blocks: number; from: number; to: number } | undefined> {
  const [before, after] = await Promise.all([blockMeans(sharp(kept)), blockMeans(sharp(now))]);
  if (before.columns !== after.columns || before.rows !== after.rows)
    return { blocks: Infinity, from: 0, to: 1 };
  const rows: number[] = [];
  for (let index = 0; index < before.columns * before.rows; index += 1) {
    const differs = [0, 1, 2].some(
      (channel) =>
        Math.abs((before.values[index * 3 + channel] ?? 0) - (after.values[index * 3 + channel] ?? 0)) >
        leastDifference,
    );
    if (differs) rows.push(Math.floor(index / before.columns));
  }
  if (rows.length <= mayDiffer) return undefined;
  return {
    blocks: rows.length,
    from: Math.min(...rows) / before.rows,
    to: (Math.max(...rows) + 1) / before.rows,
  };
}
