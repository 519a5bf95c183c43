import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import jsqr from "jsqr";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { catalogue, paymentCodes, pictureNamed } from "./catalogue.ts";
import { manifest } from "./manifest.ts";
import { rgb } from "./paint/colour.ts";
import { paintPicture } from "./paint-scene.ts";
import type { Picture } from "./picture.ts";
import { formats } from "./scene.ts";

const folder = new URL("../../demo/pictures/", import.meta.url);
const draft = 0.12;

async function printOf(picture: Picture): Promise<string> {
  const canvas = await paintPicture(picture, draft);
  return createHash("sha256").update(canvas.bytes()).digest("hex");
}

async function thumbnail(file: string): Promise<Buffer> {
  return await sharp(await readFile(new URL(file, folder)))
    .resize(24, 16, { fit: "fill" })
    .raw()
    .toBuffer();
}

/** Mean difference of two pictures of one size, in steps of 255. */
function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

describe("the generator", { timeout: 60_000 }, () => {
  test.each(["place-dal-winter.jpg", "staff-3.jpg"])("paints %s the same twice", async (file) => {
    expect(await printOf(pictureNamed(file))).toBe(await printOf(pictureNamed(file)));
  });

  test("paints something else from another seed", async () => {
    const picture = pictureNamed("staff-3.jpg");
    expect(await printOf({ ...picture, seed: picture.seed + 1 })).not.toBe(await printOf(picture));
  });

  test("leaves no pixel outside the range a print can hold", async () => {
    const { pixels } = await paintPicture(pictureNamed("room-cedar-cabin.jpg"), draft);
    expect(pixels.every((value) => Number.isFinite(value) && value > -0.5 && value < 1.5)).toBe(true);
  });
});

describe("the masters", () => {
  test("every catalogue entry has its master in its format", async () => {
    for (const { file, format } of catalogue) {
      const { width, height } = await sharp(await readFile(new URL(file, folder))).metadata();
      const wanted = formats[format];
      expect([file, width]).toEqual([file, wanted.masterWidth]);
      expect([file, Math.round((width / height) * 100)]).toEqual([
        file,
        Math.round((wanted.width / wanted.height) * 100),
      ]);
    }
  });

  test("nothing else lies in their folder, and together they stay below 15 MB", async () => {
    const files = await readdir(folder);
    const known = [...catalogue, ...paymentCodes].map(({ file }) => file);
    expect(files.sort()).toEqual([...known, "pictures.json"].sort());
    const sizes = await Promise.all(files.map(async (file) => (await stat(new URL(file, folder))).size));
    expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThan(15_000_000);
  });

  test("their list says what the catalogue says", async () => {
    expect(await readFile(new URL("pictures.json", folder), "utf8")).toBe(manifest());
  });

  test("no two stays and no two rooms look alike", async () => {
    const fronts = catalogue.filter(
      ({ scene, file }) =>
        scene.kind === "hotel" ||
        scene.kind === "room" ||
        (scene.kind === "houseboat" && file.startsWith("hotel-")),
    );
    expect(fronts.filter(({ scene }) => scene.kind !== "room")).toHaveLength(12);
    const thumbnails = await Promise.all(
      fronts.map(async ({ file }) => ({ file, pixels: await thumbnail(file) })),
    );
    for (const [index, one] of thumbnails.entries()) {
      for (const other of thumbnails.slice(index + 1)) {
        expect(difference(one.pixels, other.pixels), `${one.file} and ${other.file}`).toBeGreaterThan(12);
      }
    }
  });

  test("each picture says what it shows, and no two say the same", () => {
    const titles = catalogue.filter(({ file }) => !file.startsWith("hero-")).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.every((title) => title.split(" ").length >= 4 && !title.endsWith("."))).toBe(true);
  });

  test("white text on every title band has a contrast of at least 4.5", () => {
    for (const { file, band } of catalogue) {
      const [r, g, b] = rgb(band).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
      const luminance = 0.2126 * (r ?? 1) + 0.7152 * (g ?? 1) + 0.0722 * (b ?? 1);
      expect(1.05 / (luminance + 0.05), file).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("the payment codes", () => {
  test.each(paymentCodes)("$file is read by a scanner as its UPI address", async ({ file, text }) => {
    const { data, info } = await sharp(await readFile(new URL(file, folder)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = jsqr(new Uint8ClampedArray(data), info.width, info.height);
    expect(read?.data).toBe(text);
    const address = new URL(text);
    expect(address.searchParams.get("pn")).toBe("Chinar & Oar");
    expect(address.searchParams.get("pa")).toMatch(/@upi\.example$/);
  });
});
