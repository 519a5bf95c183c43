import { draw, type Drawing } from "./draw.ts";
import type { VariantFormat } from "../store/picture-names.ts";
import { bandColour } from "./band-colour.ts";
import type { Pixels } from "./image-engine.ts";
import { makeLogo } from "./make-logo.ts";
import { makeJpeg, makePlaceholder, makeVariant, variantWidths } from "./make-variants.ts";
import { readPicture } from "./read-picture.ts";
import type { PictureFormat } from "./signatures.ts";

/** What is needed to show an upload at once; `width` and `height` of its largest variant, in pixels. */
export type PreparedPicture = {
  format: PictureFormat;
  width: number;
  height: number;
  jpeg: Uint8Array;
  placeholder: string;
  band: string;
};

/** A size of the picture that has the content hash `hash`. */
export type WantedVariant = { hash: string; width: number; format: VariantFormat };

/** A stored logo: WebP, its size in pixels. */
export type Logo = { bytes: Uint8Array; width: number; height: number };

/** All that is done to the pixels of pictures. */
export type ImageWork = {
  /** Checks an upload by decoding it. Throws PictureRefused. */
  prepare: (bytes: Uint8Array) => Promise<PreparedPicture>;
  /**
   * Makes a size of a picture from the pixels in memory, or else from its `original`. Undefined when the original is
   * needed and was not given. Throws PictureRefused.
   */
  variant: (wanted: WantedVariant, original?: Uint8Array) => Promise<Uint8Array | undefined>;
  /** Makes an upload a logo. Throws PictureRefused. */
  logo: (bytes: Uint8Array) => Promise<Logo>;
  /** Makes a drawing of our own texts and shapes; `logo` is one made by `logo`. */
  draw: (drawing: Drawing, logo?: Uint8Array) => Promise<Uint8Array>;
};

/** The work itself, in this process. It holds the pixels of one picture in memory. */
export function imageWork(): ImageWork {
  let atHand: { hash: string; pixels: Pixels } | undefined;
  return {
    async prepare(bytes) {
      const { format, pixels } = await readPicture(bytes);
      const width = variantWidths(pixels.width).at(-1) ?? pixels.width;
      return {
        format,
        width,
        height: Math.max(1, Math.round((pixels.height * width) / pixels.width)),
        jpeg: await makeJpeg(pixels),
        placeholder: await makePlaceholder(pixels),
        band: await bandColour(pixels),
      };
    },
    async variant({ hash, width, format }, original) {
      if (original) atHand = { hash, pixels: (await readPicture(original)).pixels };
      return atHand?.hash === hash ? makeVariant(atHand.pixels, width, format) : undefined;
    },
    logo: makeLogo,
    draw,
  };
}
