import { largestPictureBytes } from "#contract/rules/picture-size.ts";
import { mostPixels, openUntrusted, readHeader, type Pixels } from "./image-engine.ts";
import { isOtherPicture, polyglotFormat, signatureOf, type PictureFormat } from "./signatures.ts";

/** The largest variant: decoded pixels are scaled down to it. */
const widestVariant = 1920;

/** Largest ratio of sides: beyond it one side of a variant would exceed WebP's 16,383 pixels. */
const longestShape = 8;

export type RefusalReason = "unsupported" | "too_large";

/** The file is refused. The message is for the person who uploads it. */
export class PictureRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PictureRefused";
    this.reason = reason;
  }
}

export type ReadPicture = { format: PictureFormat; width: number; height: number; pixels: Pixels };

/**
 * Checks a file by decoding it whole: JPEG, PNG, WebP, AVIF or GIF (its first frame), up to 15 MB and 50 megapixels.
 * Returns its upright size in pixels, and its pixels scaled to at most 1920 wide. Throws PictureRefused.
 */
export async function readPicture(bytes: Uint8Array): Promise<ReadPicture> {
  if (bytes.byteLength > largestPictureBytes) throw tooManyBytes();
  const format = signatureOf(bytes);
  if (format === "heic") {
    throw new PictureRefused(
      "unsupported",
      "HEIC pictures cannot be read here. Please save it as JPEG and send that",
    );
  }
  if (!format) {
    const instead = isOtherPicture(bytes) ? ". Please save this one as PNG and send that" : "";
    throw new PictureRefused(
      "unsupported",
      `Only JPEG, PNG, WebP, AVIF and GIF pictures can be uploaded${instead}`,
    );
  }
  const { width, height } = await sizeFromHeader(bytes, format);
  const other = polyglotFormat(bytes, format);
  if (other)
    throw new PictureRefused(
      "unsupported",
      `This file is a picture and ${other} at once. Please send the picture alone`,
    );
  return { format, width, height, pixels: await decode(bytes, Math.min(width, widestVariant)) };
}

function tooManyBytes(): PictureRefused {
  return new PictureRefused("too_large", "This picture is larger than 15 MB. Please send a smaller one");
}

async function sizeFromHeader(bytes: Uint8Array, format: PictureFormat) {
  const header = await readHeader(bytes).catch(refuseBroken);
  const isExpected = format === "avif" ? header.compression === "av1" : header.format === format;
  if (!isExpected) throw broken();
  const { width, height } = header.autoOrient;
  if (width * height > mostPixels) {
    throw new PictureRefused(
      "too_large",
      "This picture has more than 50 megapixels. Please send a smaller one",
    );
  }
  if (Math.max(width, height) > longestShape * Math.min(width, height) && Math.max(width, height) > 320) {
    throw new PictureRefused(
      "unsupported",
      "This picture is too long and narrow to be shown. Please crop it",
    );
  }
  return { width, height };
}

async function decode(bytes: Uint8Array, width: number): Promise<Pixels> {
  const image = (await openUntrusted(bytes)).autoOrient().resize({ width, withoutEnlargement: true });
  const { data, info } = await image
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseBroken);
  if (info.channels !== 3 && info.channels !== 4) throw broken();
  return { data, width: info.width, height: info.height, channels: info.channels };
}

function refuseBroken(cause: unknown): never {
  throw broken(cause);
}

function broken(cause?: unknown): PictureRefused {
  const message = "This picture is damaged or incomplete and cannot be read. Please send it again";
  return new PictureRefused("unsupported", message, { cause });
}
