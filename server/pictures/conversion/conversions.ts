import type { Pixels } from "../image/image-engine.ts";
import { makeVariant, variantWidths } from "../image/make-variants.ts";
import { originalName, publicName, variantFormats } from "../store/picture-names.ts";
import { readAll, type PictureStore } from "../store/picture-store.ts";
import { readPicture } from "../image/read-picture.ts";
import { extensionOf, type PictureFormat } from "../image/signatures.ts";
import type { WorkLine } from "./work-line.ts";

type ConversionState = "queued" | "converting" | "ready" | "failed";

/** `widths` are complete: there is an AVIF and a WebP of each. Percent of the variants made so far. */
export type ConversionProgress = { state: ConversionState; percent: number; widths: readonly number[] };

type Conversion = { id: number; hash: string; format: PictureFormat; width: number };

type Parts = {
  store: PictureStore;
  line: WorkLine;
  /** Keeps the progress where it survives a crash; called at each change, one call after the other. */
  record: (id: number, progress: ConversionProgress) => Promise<void>;
  onFailure: (id: number, error: unknown) => void;
};

export type Conversions = {
  /** Takes a picture whose original is stored; the variants are made by and by. */
  add(conversion: Conversion): void;
  /** When everything added so far is done, or has failed. */
  idle(): Promise<void>;
  /** Ends after the variant in work; what is left is for the next start. */
  stop(): Promise<void>;
};

// The size most phones ask for comes first.
const order = [640, 320, 960, 1280, 1920];

/** Makes the sizes of uploaded pictures off the request's path. Variants that exist already are not made again. */
export function createConversions({ store, line, record, onFailure }: Parts): Conversions {
  const underWay = new Set<number>();
  let last: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function makeSizes(conversion: Conversion, widths: number[]): Promise<void> {
    await record(conversion.id, { state: "converting", percent: 0, widths: [] });
    let pixels: Pixels | undefined;
    const planned = variantWidths(conversion.width).sort((a, b) => order.indexOf(a) - order.indexOf(b));
    for (const width of planned) {
      for (const format of variantFormats) {
        if (isStopped) return;
        const name = publicName(conversion.hash, width, format);
        if (await store.find(name)) continue;
        const source = (pixels ??= await line.run("later", () => decodeOriginal(store, conversion)));
        await store.put(name, await line.run("later", () => makeVariant(source, width, format)));
      }
      widths.push(width);
      const state = widths.length === planned.length ? "ready" : "converting";
      const percent = Math.round((100 * widths.length) / planned.length);
      await record(conversion.id, { state, percent, widths: widths.toSorted((a, b) => a - b) });
    }
  }

  async function convert(conversion: Conversion): Promise<void> {
    if (isStopped) return;
    const { id } = conversion;
    const widths: number[] = [];
    try {
      await makeSizes(conversion, widths);
    } catch (error) {
      onFailure(id, error);
      const percent = Math.round((100 * widths.length) / order.length);
      await record(id, { state: "failed", percent, widths }).catch((again) => onFailure(id, again));
    } finally {
      underWay.delete(id);
    }
  }

  return {
    add(conversion) {
      if (underWay.has(conversion.id)) return;
      underWay.add(conversion.id);
      last = last.then(() => convert(conversion));
    },
    idle: () => last,
    stop() {
      isStopped = true;
      return last;
    },
  };
}

async function decodeOriginal(store: PictureStore, { hash, format }: Conversion): Promise<Pixels> {
  const bytes = await readAll(store, originalName(hash, extensionOf(format)));
  return (await readPicture(bytes)).pixels;
}
