import PQueue from "p-queue";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { createConversions, type ConversionProgress } from "./conversion/conversions.ts";
import { imageWork } from "./image/image-work.ts";
import { keepPicture } from "./keep-picture.ts";
import { createMemoryStore } from "../../test/support/pictures/memory-store.ts";
import { readAll } from "./store/picture-store.ts";
import { phonePicture, smallPicture, twoColours } from "../../test/support/pictures/sample-pictures.ts";

function workshop() {
  const store = createMemoryStore();
  const queue = new PQueue({ concurrency: 1 });
  const work = imageWork();
  const log: ConversionProgress[] = [];
  const failures: unknown[] = [];
  const conversions = createConversions({
    store,
    work,
    queue,
    claim: async () => log.push({ state: "converting", percent: 0, widths: [] }) > 0,
    release: async () => {},
    record: async (_, progress) => void log.push(progress),
    countAttempt: async () => {},
    onFailure: (_, error) => failures.push(error),
  });
  async function keep(bytes: Uint8Array) {
    const picture = await keepPicture({ store, queue, work }, "hotel", bytes);
    conversions.add({ id: 1, ...picture });
    await conversions.idle();
    return picture;
  }
  const publicNames = () => store.names().filter((name) => !name.startsWith("originals/"));
  return { store, queue, work, log, failures, conversions, keep, publicNames };
}

describe("a twelve-megapixel phone picture", () => {
  const shop = workshop();
  let phone: Buffer;
  let picture: Awaited<ReturnType<typeof keepPicture>>;
  beforeAll(async () => {
    phone = await phonePicture();
    picture = await shop.keep(phone);
  });

  test("really carries a place and lies on its side", async () => {
    const { exif, orientation, width } = await sharp(phone).metadata();
    expect(exif?.includes("Example Phones")).toBe(true);
    expect(exif?.includes(Buffer.from([34, 0, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 1, 0, 0, 0]))).toBe(true);
    expect({ orientation, width }).toEqual({ orientation: 6, width: 4000 });
  });

  test("becomes every width in AVIF and WebP and one JPEG", () => {
    const expected = [320, 640, 960, 1280, 1920].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    const endings = shop.publicNames().map((name) => name.split("/")[2]);
    expect(new Set(endings)).toEqual(new Set([...expected, "1280.jpg"]));
    expect(endings).toHaveLength(11);
    expect(picture).toMatchObject({ width: 1920, height: 2560, path: `pictures/${picture.hash}/1280.jpg` });
  });

  test("stands upright and has lost its metadata in every file", async () => {
    for (const name of shop.publicNames()) {
      const bytes = await readAll(shop.store, name);
      const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect(height / width, name).toBeCloseTo(4 / 3, 2);
      expect({ exif, xmp, iptc, icc, orientation }, name).toEqual({});
      expect(Buffer.from(bytes).includes("Example Phones"), name).toBe(false);
    }
  });

  test("is under 60 KB as a 640 pixel AVIF", async () => {
    const avif = await readAll(shop.store, `pictures/${picture.hash}/640.avif`);
    expect((await sharp(avif).metadata()).width).toBe(640);
    expect(avif.length).toBeLessThan(60_000);
    expect(avif.length).toBeGreaterThan(10_000);
  });

  test("has a placeholder of at most 16 pixels and 600 characters", async () => {
    const [type, data = ""] = picture.placeholder.split(";base64,");
    const { width, height } = await sharp(Buffer.from(data, "base64")).metadata();
    expect({ type, width, height }).toEqual({ type: "data:image/webp", width: 12, height: 16 });
    expect(picture.placeholder.length).toBeLessThan(600);
  });

  test("is kept as it was sent, out of the public names", async () => {
    const original = shop.store.names().find((name) => name.startsWith("originals/")) ?? "";
    expect(phone.equals(await readAll(shop.store, original))).toBe(true);
  });

  test("showed its progress, the phone's width first", () => {
    expect(shop.log.map(({ state, percent }) => `${state} ${percent}`)).toEqual([
      "converting 0",
      "converting 20",
      "converting 40",
      "converting 60",
      "converting 80",
      "ready 100",
    ]);
    expect(shop.log[1]?.widths).toEqual([640]);
    expect(shop.log.at(-1)?.widths).toEqual([320, 640, 960, 1280, 1920]);
  });
});

describe("sizes", () => {
  test.each([
    [1000, [320, 640, 960], "960.jpg"],
    [320, [320], "320.jpg"],
    [200, [200], "200.jpg"],
  ])("a picture %i wide is never enlarged", async (width, widths, jpeg) => {
    const shop = workshop();
    const picture = await shop.keep(await smallPicture(width, 150).png().toBuffer());
    expect(shop.log.at(-1)).toEqual({ state: "ready", percent: 100, widths });
    expect(picture.path.endsWith(`/${jpeg}`)).toBe(true);
    for (const name of shop.publicNames()) {
      const file = await sharp(await readAll(shop.store, name)).metadata();
      expect(`/${file.width}.`).toBe(name.match(/\/\d+\./)?.[0]);
      expect(file.width).toBeLessThanOrEqual(width);
    }
  });

  test("a single transparent pixel goes all the way", async () => {
    const shop = workshop();
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const dot = sharp({ create: { width: 1, height: 1, channels: 4, background } });
    const picture = await shop.keep(await dot.png().toBuffer());
    expect(shop.failures).toEqual([]);
    const jpeg = await sharp(await readAll(shop.store, picture.path))
      .raw()
      .toBuffer();
    expect([...jpeg].every((part) => part > 250)).toBe(true);
  });
});

describe("the title band's colour", () => {
  test("comes from the bottom fifth, dark enough for pale text", async () => {
    const shop = workshop();
    const red = await shop.keep(await (await twoColours("#ffffff", "#d03020")).png().toBuffer());
    const blue = await shop.keep(await (await twoColours("#d03020", "#2050d0")).png().toBuffer());
    const [r = 0, g = 0, b = 0] = parts(red.band);
    expect(r).toBeGreaterThan(g + 20);
    expect(r).toBeGreaterThan(b + 20);
    expect(r).toBeLessThan(110);
    const [r2 = 0, , b2 = 0] = parts(blue.band);
    expect(b2).toBeGreaterThan(r2 + 20);
  });

  test("of a grey picture is grey", async () => {
    const shop = workshop();
    const { band } = await shop.keep(await (await twoColours("#ffffff", "#888888")).png().toBuffer());
    const [r = 0, g = 0, b = 0] = parts(band);
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(6);
    expect(r).toBeGreaterThan(30);
    expect(r).toBeLessThan(55);
  });
});

describe("failure", () => {
  test("a refused file leaves nothing behind", async () => {
    const shop = workshop();
    const cut = (await smallPicture().jpeg().toBuffer()).subarray(0, 2000);
    await expect(shop.keep(cut)).rejects.toThrow(/damaged/);
    expect(shop.store.names()).toEqual([]);
  });

  test("a store that fails half way keeps nothing of a new picture", async () => {
    const shop = workshop();
    const failing = {
      ...shop.store,
      put: (name: string, bytes: Uint8Array) =>
        name.endsWith("400.jpg") || name.endsWith("320.jpg")
          ? Promise.reject(new Error("disk full"))
          : shop.store.put(name, bytes),
    };
    const bytes = await smallPicture().png().toBuffer();
    await expect(keepPicture({ ...shop, store: failing }, "room", bytes)).rejects.toThrow("disk full");
    expect(shop.store.names()).toEqual([]);
  });

  test("a conversion that fails is told, and does not stop the next one", async () => {
    const shop = workshop();
    shop.conversions.add({ id: 7, width: 640, hash: "0".repeat(24), format: "png" });
    await shop.keep(await smallPicture().png().toBuffer());
    expect(shop.failures).toHaveLength(1);
    expect(shop.log.map(({ state }) => state)).toEqual(["converting", "failed", "converting", "ready"]);
  });

  test("a conversion that was interrupted goes on where it ended", async () => {
    const shop = workshop();
    const picture = await shop.keep(await smallPicture(700, 500).png().toBuffer());
    const [kept, lost] = [`pictures/${picture.hash}/640.avif`, `pictures/${picture.hash}/320.webp`];
    await shop.store.put(kept, Buffer.from("made before"));
    await shop.store.remove(lost);
    shop.conversions.add({ id: 1, ...picture });
    await shop.conversions.idle();
    expect(Buffer.from(await readAll(shop.store, kept)).toString()).toBe("made before");
    expect(await shop.store.find(lost)).not.toBeNull();
    expect(shop.log.at(-1)).toEqual({ state: "ready", percent: 100, widths: [320, 640] });
  });
});

function parts(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
