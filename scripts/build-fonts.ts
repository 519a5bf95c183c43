import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont, { type Options } from "subset-font";

const modules = new URL("../node_modules/", import.meta.url);
const output = new URL("../app/styles/fonts/", import.meta.url);

const latin = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(32 + offset)).join("");
const punctuation = "\u00a0–—‘’“”…·•éèáàâñöüçÉ°½×→←↑↓©";

const figtree = "@fontsource-variable/figtree";
const youngSerif = "@fontsource/young-serif";
const lora = "@fontsource-variable/lora";
const sourceSans = "@fontsource-variable/source-sans-3";
const outfit = "@fontsource-variable/outfit";

const usual = latin + punctuation;
const textWeights = { wght: { min: 400, max: 700 } };
const headingWeight = { wght: 500 };

/**
 * The subsets to make: Young Serif for headings, Figtree 400 to 700 for text, and Figtree's rupee sign; then the other
 * typefaces (app/styles/typefaces), which are loaded only if the company chose them. The rupee sign is in the packages'
 * "latin-ext" files, of which only this glyph is needed.
 */
const subsets = [
  { of: figtree, file: "figtree-latin-wght-normal", to: "figtree", text: usual, axes: textWeights },
  { of: figtree, file: "figtree-latin-ext-wght-normal", to: "figtree-rupee", text: "₹", axes: textWeights },
  { of: youngSerif, file: "young-serif-latin-400-normal", to: "young-serif", text: usual },
  { of: lora, file: "lora-latin-wght-normal", to: "lora", text: usual, axes: headingWeight },
  {
    of: sourceSans,
    file: "source-sans-3-latin-wght-normal",
    to: "source-sans",
    text: usual,
    axes: textWeights,
  },
  {
    of: sourceSans,
    file: "source-sans-3-latin-ext-wght-normal",
    to: "source-sans-rupee",
    text: "₹",
    axes: textWeights,
  },
  { of: outfit, file: "outfit-latin-wght-normal", to: "outfit", text: usual, axes: headingWeight },
];

const devanagari = "@fontsource/noto-sans-devanagari";
const arabic = "@fontsource/noto-sans-arabic";

/** Complete TrueType fonts for PDFs: the product's own, and those for names in Hindi and Urdu. */
const paperFonts = [
  { of: figtree, file: "figtree-latin-wght-normal", to: "paper-text", axes: { wght: 400 } },
  { of: figtree, file: "figtree-latin-wght-normal", to: "paper-bold", axes: { wght: 650 } },
  { of: figtree, file: "figtree-latin-ext-wght-normal", to: "paper-more", axes: { wght: 400 } },
  { of: devanagari, file: "noto-sans-devanagari-devanagari-400-normal", to: "paper-devanagari" },
  { of: arabic, file: "noto-sans-arabic-arabic-400-normal", to: "paper-arabic" },
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

type Font = { of: string; file: string; to: string; axes?: Options["variationAxes"] };

/** Writes the glyphs of a font that the text needs, unless that was done since the font and this script were changed. */
async function writeFont({ of, file, to, axes }: Font, ending: string, text: string, options: Options) {
  const source = new URL(`${of}/files/${file}.woff2`, modules);
  const target = new URL(`${to}.${ending}`, output);
  if (await isUpToDate(target, [source, new URL(import.meta.url)])) return;
  const withAxes = { ...options, ...(axes && { variationAxes: axes }) };
  await writeFile(target, await subsetFont(await readFile(source), text, withAxes));
}

async function isUpToDate(target: URL, sources: URL[]): Promise<boolean> {
  if (!existsSync(target)) return false;
  const builtAt = (await stat(target)).mtimeMs;
  const changed = await Promise.all(sources.map(async (source) => (await stat(source)).mtimeMs));
  return changed.every((time) => time <= builtAt);
}

/** Writes the subset fonts and their notices to `app/styles/fonts`, unless they are newer than their sources. */
export async function buildFonts(): Promise<void> {
  await mkdir(output, { recursive: true });
  // Hinting helps only on low-resolution screens, and is a third of Young Serif's size.
  for (const font of subsets)
    await writeFont(font, "woff2", font.text, { targetFormat: "woff2", noHinting: true });
  for (const font of paperFonts) await writeFont(font, "ttf", everyLetter, { targetFormat: "sfnt" });
  for (const { from, to } of notices) {
    if (!existsSync(new URL(to, output))) await copyFile(new URL(from, modules), new URL(to, output));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFonts();
