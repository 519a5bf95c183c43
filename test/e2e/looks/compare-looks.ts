import sharp, { type Sharp } from "sharp";

/** Side of a block in pixels of the reference pictures; blocks are the unit of comparison. */
const block = 4;
/** Smaller differences of a block's mean colour, of 255, are ignored: fonts are drawn differently. */
const leastDifference = 26;
/** Number of blocks that may differ, from the loss of compression, or for one short word. */
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

/** Compares two pictures of one size: undefined when they look alike, else the number of differing blocks and their heights as shares. */
export async function compareLooks(
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
