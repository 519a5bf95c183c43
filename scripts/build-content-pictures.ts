import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, extname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bandColour } from "#server/pictures/image/band-colour.ts";
import { makeJpeg, makePlaceholder, makeVariant } from "#server/pictures/image/make-variants.ts";
import { contentHash } from "#server/pictures/store/picture-names.ts";
import { readPicture } from "#server/pictures/image/read-picture.ts";

type ContentPicture = {
  path: string;
  title: string;
  width: number;
  height: number;
  placeholder: string;
  band: string;
  widths: number[];
  formats: "avif"[];
};

const root = new URL("../", import.meta.url);
const manifestFile = new URL("app/content/pictures.json", root);
/** Part of the hash in the pictures' paths: they are cached for ever, so other encoder settings need other paths. */
const engine = new URL("server/pictures/image/make-variants.ts", root);
const outputFolder = new URL("public/assets/content/", root);
/** Widths offered besides the picture's own; the first is for thumbnails only. */
const offeredWidths = [160, 640, 960];
const widest = 1600;

/**
 * Makes the company's own pictures (banners, team, vehicles …) ready for pages, by the engine that serves uploads:
 * AVIF in up to four widths, one JPEG, a placeholder and a band colour. Files made before are reused by the hash of what they are made from.
 */
export async function buildContentPictures(from: URL): Promise<void> {
  await mkdir(outputFolder, { recursive: true });
  const how = await readFile(engine);
  const manifestBefore = readJson<ContentPicture>(manifestFile);
  const isUsed = await namesInContent();
  const all = existsSync(from) ? await readdir(from) : [];
  const files = all.filter((file) => /\.(?:jpg|png)$/.test(file) && isUsed(basename(file, extname(file))));
  const drawn = readJson<{ band?: string }>(new URL("pictures.json", from));
  const manifest: Record<string, ContentPicture> = {};
  for (const file of files.sort()) {
    const bytes = await readFile(new URL(file, from));
    const name = basename(file, extname(file));
    const folder = `${name}-${contentHash(Buffer.concat([bytes, how])).slice(0, 12)}`;
    const former = manifestBefore[name];
    const isDrawing = extname(file) === ".png";
    const picture = isMade(former, folder) ? former : await make(name, folder, bytes, isDrawing);
    // Drawn pictures define the band colour themselves.
    manifest[name] = { ...picture, band: drawn[file]?.band ?? picture.band };
  }
  await removeOthers(new Set(Object.values(manifest).map(({ path }) => path.split("/").at(-2))));
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  // Written only when changed: the site may run as a user without write access.
  if (!existsSync(manifestFile) || (await readFile(manifestFile, "utf8")) !== text) {
    await writeFile(manifestFile, text);
  }
}

function isMade(former: ContentPicture | undefined, folder: string): former is ContentPicture {
  if (!former?.path.includes(`/${folder}/`) || !existsSync(new URL(`${folder}/`, outputFolder))) return false;
  return former.widths.length === 0 || former.widths.join() === widthsFor(former.width).join();
}

/** A test for the pictures that a content module or a block names; the other demo pictures belong to hotels and packages. */
async function namesInContent(): Promise<(name: string) => boolean> {
  const files = ["app/content/", "contract/content/blocks/"].map(async (path) => {
    const folder = new URL(path, root);
    const modules = (await readdir(folder)).filter((file) => file.endsWith(".ts"));
    return Promise.all(modules.map((file) => readFile(new URL(file, folder), "utf8")));
  });
  const texts = (await Promise.all(files)).flat();
  const words = new Set(texts.join("\n").match(/[a-z]+(?:-[a-z0-9]+)+/g));
  return (name) => words.has(name.replace(/-(?:wide|tall)$/, "")) || name.startsWith("staff-");
}

async function make(
  name: string,
  folder: string,
  bytes: Buffer,
  isDrawing: boolean,
): Promise<ContentPicture> {
  const { pixels } = await readPicture(bytes);
  const { width, height } = pixels;
  const target = new URL(`${folder}/`, outputFolder);
  await mkdir(target, { recursive: true });
  // Payment codes must be lossless.
  const fallback = isDrawing ? "original.png" : "fallback.jpg";
  await writeFile(new URL(fallback, target), isDrawing ? bytes : await makeJpeg(pixels));
  const widths = isDrawing ? [] : widthsFor(width);
  for (const wide of widths) {
    await writeFile(new URL(`${wide}.avif`, target), await makeVariant(pixels, wide, "avif"));
  }
  return {
    path: `/assets/content/${folder}/${fallback}`,
    title: titleOf(name),
    width,
    height,
    placeholder: await makePlaceholder(pixels),
    band: await bandColour(pixels),
    widths,
    formats: ["avif"],
  };
}

/** The offered widths and the picture's own; offered ones close to the own width are left out. */
function widthsFor(width: number): number[] {
  const ownWidth = Math.min(width, widest);
  return [...offeredWidths.filter((offered) => offered < 0.9 * ownWidth), ownWidth];
}

function titleOf(name: string): string {
  const words = name.replace(/^(?:place|event|hero|vehicle|package|room)-/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function readJson<Entry>(file: URL): Record<string, Entry | undefined> {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, Entry>;
}

async function removeOthers(keptFolders: Set<string | undefined>): Promise<void> {
  for (const folder of await readdir(outputFolder)) {
    if (!keptFolders.has(folder)) await rm(new URL(`${folder}/`, outputFolder), { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildContentPictures(
    pathToFileURL(resolve(process.argv[2] ?? fileURLToPath(new URL("demo/pictures", root))) + "/"),
  );
}
