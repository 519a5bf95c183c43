import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const modules = new URL("../node_modules/", import.meta.url);
const output = new URL("../app/styles/fonts/", import.meta.url);

const latin = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(32 + offset)).join("");
const punctuation = "\u00a0–—‘’“”…·•éèáàâñöüçÉ°½×→←↑↓©";

const figtree = "@fontsource-variable/figtree";
const youngSerif = "@fontsource/young-serif";
const lora = "@fontsource-variable/lora";
const sourceSans = "@fontsource-variable/source-sans-3";
const outfit = "@fontsource-variable/outfit";

/**
 * The subsets to make: Young Serif for headings, Figtree 400 to 700 for text, and Figtree's rupee sign; then the other
 * typefaces (app/styles/typefaces), which are loaded only if the company chose them.
 */
const subsets = [
  {
    from: `${figtree}/files/figtree-latin-wght-normal.woff2`,
    to: "figtree.woff2",
    text: latin + punctuation,
    axes: { wght: { min: 400, max: 700 } },
  },
  // The rupee sign is in the package's "latin-ext" file, of which only this glyph is needed.
  {
    from: `${figtree}/files/figtree-latin-ext-wght-normal.woff2`,
    to: "figtree-rupee.woff2",
    text: "₹",
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: `${youngSerif}/files/young-serif-latin-400-normal.woff2`,
    to: "young-serif.woff2",
    text: latin + punctuation,
  },
  {
    from: `${lora}/files/lora-latin-wght-normal.woff2`,
    to: "lora.woff2",
    text: latin + punctuation,
    axes: { wght: 500 },
  },
  {
    from: `${sourceSans}/files/source-sans-3-latin-wght-normal.woff2`,
    to: "source-sans.woff2",
    text: latin + punctuation,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: `${sourceSans}/files/source-sans-3-latin-ext-wght-normal.woff2`,
    to: "source-sans-rupee.woff2",
    text: "₹",
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: `${outfit}/files/outfit-latin-wght-normal.woff2`,
    to: "outfit.woff2",
    text: latin + punctuation,
    axes: { wght: 500 },
  },
];

const devanagari = "@fontsource/noto-sans-devanagari";
const arabic = "@fontsource/noto-sans-arabic";

/** Complete TrueType fonts for PDFs: the product's own, and those for names in Hindi and Urdu. */
const paperFonts = [
  { from: `${figtree}/files/figtree-latin-wght-normal.woff2`, to: "paper-text.ttf", weight: 400 },
  { from: `${figtree}/files/figtree-latin-wght-normal.woff2`, to: "paper-bold.ttf", weight: 650 },
  { from: `${figtree}/files/figtree-latin-ext-wght-normal.woff2`, to: "paper-more.ttf", weight: 400 },
  {
    from: `${devanagari}/files/noto-sans-devanagari-devanagari-400-normal.woff2`,
    to: "paper-devanagari.ttf",
  },
  { from: `${arabic}/files/noto-sans-arabic-arabic-400-normal.woff2`, to: "paper-arabic.ttf" },
];

/** Code point ranges kept in the complete fonts. */
const everyLetter = [
  [0x20, 0x24f],
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x900, 0x97f],
  [0x1e80, 0x1eff],
  [0x200c, 0x2044],
  [0x20a0, 0x20c0],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
  [0x25cc, 0x25cc],
]
  .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  .map((code) => String.fromCodePoint(code))
  .join("");

/** The fonts' licences require their texts to be distributed with them. */
const notices = [
  { from: `${figtree}/LICENSE`, to: "figtree-OFL.txt" },
  { from: `${youngSerif}/LICENSE`, to: "young-serif-OFL.txt" },
  { from: `${devanagari}/LICENSE`, to: "noto-sans-devanagari-OFL.txt" },
  { from: `${arabic}/LICENSE`, to: "noto-sans-arabic-OFL.txt" },
  { from: `${lora}/LICENSE`, to: "lora-OFL.txt" },
  { from: `${sourceSans}/LICENSE`, to: "source-sans-OFL.txt" },
  { from: `${outfit}/LICENSE`, to: "outfit-OFL.txt" },
];

async function isUpToDate(target: URL, sources: URL[]): Promise<boolean> {
  if (!existsSync(target)) return false;
  const builtAt = (await stat(target)).mtimeMs;
  const changed = await Promise.all(sources.map(async (source) => (await stat(source)).mtimeMs));
  return changed.every((time) => time <= builtAt);
}

/** Writes the subset fonts and their notices to `app/styles/fonts`, unless they are newer than their sources. */
export async function buildFonts(): Promise<void> {
  await mkdir(output, { recursive: true });
  for (const { from, to, text, axes } of subsets) {
    const source = new URL(from, modules);
    const target = new URL(to, output);
    if (await isUpToDate(target, [source, new URL(import.meta.url)])) continue;
    // Hinting helps only on low-resolution screens, and is a third of Young Serif's size.
    const options = { targetFormat: "woff2" as const, noHinting: true, ...(axes && { variationAxes: axes }) };
    await writeFile(target, await subsetFont(await readFile(source), text, options));
  }
  for (const { from, to, weight } of paperFonts) {
    const source = new URL(from, modules);
    const target = new URL(to, output);
    if (await isUpToDate(target, [source, new URL(import.meta.url)])) continue;
    const axes = weight ? { variationAxes: { wght: weight } } : {};
    const options = { targetFormat: "sfnt" as const, ...axes };
    await writeFile(target, await subsetFont(await readFile(source), everyLetter, options));
  }
  for (const { from, to } of notices) {
    if (!existsSync(new URL(to, output))) await copyFile(new URL(from, modules), new URL(to, output));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFonts();
