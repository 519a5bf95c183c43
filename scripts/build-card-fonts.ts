import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Makes TrueType files of the heading typefaces, for the text of share cards (server/brand/card-fonts.ts). */
const modules = new URL("../node_modules/", import.meta.url);
const output = new URL("../server/brand/fonts/", import.meta.url);
const faces = [
  {
    name: "valley",
    folder: "@fontsource/young-serif",
    file: "young-serif-latin-400-normal",
    axes: undefined,
  },
  {
    name: "classic",
    folder: "@fontsource-variable/lora",
    file: "lora-latin-wght-normal",
    axes: { wght: 500 },
  },
  {
    name: "plain",
    folder: "@fontsource-variable/outfit",
    file: "outfit-latin-wght-normal",
    axes: { wght: 500 },
  },
];

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join("");
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•`;

await mkdir(output, { recursive: true });
for (const { name, folder, file, axes } of faces) {
  const source = await readFile(new URL(`${folder}/files/${file}.woff2`, modules));
  const options = { targetFormat: "sfnt", ...(axes && { variationAxes: axes }) } as const;
  await writeFile(new URL(`${name}.ttf`, output), await subsetFont(source, letters, options));
  await copyFile(new URL(`${folder}/LICENSE`, modules), new URL(`${name}-OFL.txt`, output));
}
