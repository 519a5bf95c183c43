import { largestPictureBytes } from "#contract/rules/picture-size.ts";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { PictureRefused, readPicture } from "./read-picture.ts";
import { emptyZip, hugePng, smallPicture } from "../../../test/support/pictures/sample-pictures.ts";

async function refusal(bytes: Uint8Array): Promise<PictureRefused> {
  const outcome = await readPicture(bytes).catch((error: unknown) => error);
  if (outcome instanceof PictureRefused) return outcome;
  throw new Error("This was not refused", { cause: outcome });
}

const text = (content: string) => Buffer.from(content, "latin1");

describe("what is read", () => {
  test.each(["jpeg", "png", "webp", "avif", "gif"] as const)("%s, by its content", async (format) => {
    const picture = await readPicture(await smallPicture().toFormat(format).toBuffer());
    expect(picture).toMatchObject({ format, width: 400, height: 300 });
    expect(picture.pixels).toMatchObject({ width: 400, height: 300 });
  });

  test("of a moving GIF, the first frame", async () => {
    const frames = sharp(Buffer.alloc(8 * 12 * 3, "three frames of different colours"), {
      raw: { width: 8, height: 12, channels: 3, pageHeight: 4 },
    });
    const gif = await frames.gif().toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(3);
    expect(await readPicture(gif)).toMatchObject({ format: "gif", width: 8, height: 4 });
  });

  test("grey, 16-bit and CMYK pictures, as sRGB", async () => {
    const grey = await smallPicture().greyscale().jpeg().toBuffer();
    const deep = await smallPicture().toColourspace("rgb16").png().toBuffer();
    const print = await smallPicture().toColourspace("cmyk").jpeg().toBuffer();
    for (const bytes of [grey, deep, print]) expect((await readPicture(bytes)).pixels.channels).toBe(3);
  });

  test("wide-gamut colours, as the sRGB colours they look like", async () => {
    const red = sharp({ create: { width: 8, height: 8, channels: 3, background: "#c83c28" } });
    const wide = await red.withIccProfile("p3").png().toBuffer();
    const [storedRed] = await sharp(wide).keepIccProfile().raw().toBuffer();
    expect(storedRed).toBeLessThan(0xc0);
    const { data } = (await readPicture(wide)).pixels;
    expect([...data.subarray(0, 3)]).toEqual([0xc8, 0x3c, 0x28]);
  });

  test("a picture held sideways, upright", async () => {
    const bytes = await smallPicture(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await readPicture(bytes)).toMatchObject({
      width: 300,
      height: 400,
      pixels: { width: 300, height: 400 },
    });
  });

  test("exactly fifty megapixels, and a single pixel", async () => {
    expect(await readPicture(hugePng(8000, 6250))).toMatchObject({ width: 8000, height: 6250 });
    expect(await readPicture(await smallPicture(1, 1).png().toBuffer())).toMatchObject({
      width: 1,
      height: 1,
    });
  });

  test("what a phone appends to its picture does no harm", async () => {
    const jpeg = await smallPicture().jpeg().toBuffer();
    expect(
      await readPicture(Buffer.concat([jpeg, Buffer.from("\0\0\0\x18ftypmp42 moving part")])),
    ).toBeTruthy();
  });
});

describe("what is not a picture", () => {
  test.each([
    ["nothing", text("")],
    ["one byte", text("\xff")],
    [
      "SVG",
      text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
    ["PDF", text("%PDF-1.7\n%%EOF")],
    ["TIFF", text("II*\0\x08\0\0\0\0\0")],
    ["HTML", text("<!doctype html><script>alert(1)</script>")],
    ["a ZIP that is called .jpg", emptyZip()],
    ["HEIC", text("\0\0\0\x18ftypheic\0\0\0\0mif1heic")],
    ["a JPEG's beginning before noise", text(`\xff\xd8\xff\xe0${"noise".repeat(200)}`)],
    ["a PNG's signature alone", text("\x89PNG\r\n\x1a\n")],
    ["a GIF's header alone", text("GIF89a\x10\0\x10\0\0\0\0")],
    ["a WebP's header alone", text("RIFF\x24\0\0\0WEBPVP8 ")],
    ["an AVIF's header alone", text("\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf")],
    ["a script that starts like a GIF", text("GIF89a=1;alert(document.domain);//")],
  ])("%s", async (_, bytes) => {
    expect((await refusal(bytes)).reason).toBe("unsupported");
  });

  test("HEIC is told what to do instead", async () => {
    const error = await refusal(text("\0\0\0\x18ftypheic\0\0\0\0mif1heic"));
    expect(error.message).toMatch(/save it as JPEG/);
  });

  test.each([
    ["SVG", text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["BMP", text("BM\x36\0\0\0\0\0\0\0")],
    ["TIFF", text("II*\0\x08\0\0\0\0\0")],
  ])("so is %s", async (_, bytes) => {
    expect((await refusal(bytes)).message).toMatch(/save this one as PNG and send that/);
  });

  test.each(["jpeg", "png", "webp", "avif", "gif"] as const)("%s that was cut off", async (format) => {
    const whole = await smallPicture().toFormat(format).toBuffer();
    for (const share of [0.3, 0.7, 0.97]) {
      const error = await refusal(whole.subarray(0, Math.floor(whole.length * share)));
      expect(error).toMatchObject({
        reason: "unsupported",
        message: expect.stringMatching(/damaged or incomplete/),
      });
    }
  });

  test("a PNG with a byte turned over", async () => {
    const bytes = await smallPicture().png().toBuffer();
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff;
    expect((await refusal(bytes)).reason).toBe("unsupported");
  });
});

describe("pictures that are something else as well", () => {
  test("an archive behind it", async () => {
    const jpeg = await smallPicture().jpeg().toBuffer();
    expect((await refusal(Buffer.concat([jpeg, emptyZip()]))).message).toMatch(/an archive/);
  });

  test("a page or a program behind it", async () => {
    const png = await smallPicture().png().toBuffer();
    for (const tail of ["<html><ScRiPt>alert(1)</script>", "<?php system($_GET[0]);"]) {
      expect((await refusal(Buffer.concat([png, Buffer.from(tail)]))).message).toMatch(/a script/);
    }
  });

  test("a GIF whose width opens a comment", async () => {
    const gif = await smallPicture().gif().toBuffer();
    gif.write("/*", 6, "latin1");
    expect((await refusal(Buffer.concat([gif, Buffer.from("*/=1;alert(1)")]))).reason).toBe("unsupported");
  });
});

describe("pictures that are too large", () => {
  test("a small file of 400 megapixels is refused before it is decoded", async () => {
    const bomb = hugePng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(100_000);
    expect((await refusal(bomb)).reason).toBe("too_large");
  });

  test("51 megapixels, and one row more than fifty", async () => {
    expect((await refusal(hugePng(8000, 6375))).message).toMatch(/50 megapixels/);
    expect((await refusal(hugePng(8000, 6251))).reason).toBe("too_large");
  });

  test("one byte more than 15 MB", async () => {
    const jpeg = await smallPicture().jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect((await refusal(padded(largestPictureBytes + 1))).message).toMatch(/15 MB/);
    expect(await readPicture(padded(largestPictureBytes))).toMatchObject({ width: 400 });
  });

  test("too long and narrow for any screen", async () => {
    expect((await refusal(hugePng(80, 30_000))).reason).toBe("unsupported");
  });
});
