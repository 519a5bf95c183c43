import { draw, type Drawing, makeLogo } from "./draw.ts";
import type { VariantFormat } from "../store/picture-names.ts";
import { bandColour } from "./band-colour.ts";
import type { Pixels } from "./image-engine.ts";
import { makeJpeg, makePlaceholder, makeVariant, variantWidths } from "./make-variants.ts";
import { readPicture } from "./read-picture.ts";
import type { PictureFormat } from "./signatures.ts";

/** What an upload is shown with at once; `width` and `height` of its largest variant, in pixels. */
export type Prepared = {
  format: PictureFormat;
  width: number;
  height: number;
  jpeg: Uint8Array;
  placeholder: string;
  band: string;
};

/** A size of the picture that has the content hash `hash`. */
export type WantedVariant = { hash: string; width: number; format: VariantFormat };

/** A logo as it is kept: WebP, its size in pixels. */
export type Logo = { bytes: Uint8Array; width: number; height: number };

/** All that is done to the pixels of pictures. */
export type ImageWork = {
  /** Checks an upload by decoding it. Throws PictureRefused. */
  prepare: (bytes: Uint8Array) => Promise<Prepared>;
  /**
   * Makes a size of a picture whose pixels are at hand from the size before it, or else from its `original`. Undefined
   * when it needs that and was not given it. Throws PictureRefused.
   */
  variant: (wanted: WantedVariant, original?: Uint8Array) => Promise<Uint8Array | undefined>;
  /** Makes an upload a logo. Throws PictureRefused. */
  logo: (bytes: Uint8Array) => Promise<Logo>;
  /** Draws what our own words and shapes say; `logo` is one that was made. */
  draw: (drawing: Drawing, logo?: Uint8Array) => Promise<Uint8Array>;
};

/** The work itself, in this process. It keeps the pixels of one picture at hand. */
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
