import type PQueue from "p-queue";
import type { Pixels } from "../image/image-engine.ts";
import { makeVariant, variantWidths } from "../image/make-variants.ts";
import { originalName, publicName, variantFormats, type VariantFormat } from "../store/picture-names.ts";
import { readAll, type PictureStore } from "../store/picture-store.ts";
import { readPicture } from "../image/read-picture.ts";
import { extensionOf, type PictureFormat } from "../image/signatures.ts";

type ConversionState = "queued" | "converting" | "ready" | "failed";

/** `widths` are complete: there is an AVIF and a WebP of each. Percent of the variants made so far. */
export type ConversionProgress = { state: ConversionState; percent: number; widths: readonly number[] };

type Conversion = { id: number; hash: string; format: PictureFormat; width: number };

type Parts = {
  store: PictureStore;
  /** Does one thing at a time. */
  queue: PQueue;
  /** Keeps the progress where it survives a crash; called at each change, one call after the other. */
  record: (id: number, progress: ConversionProgress) => Promise<void>;
  onFailure: (id: number, error: unknown) => void;
};

export type Conversions = {
  /** Takes a picture whose original is stored; the variants are made by and by. */
  add(conversion: Conversion): void;
  /** When nothing waits or is in work any more. */
  idle(): Promise<void>;
  /** Ends after the variant in work; what is left is for the next start. */
  stop(): Promise<void>;
};

// The size most phones ask for comes first.
const order = [640, 320, 960, 1280, 1920];

/** Makes the sizes of uploaded pictures off the request's path. Variants that exist already are not made again. */
export function createConversions({ store, queue, record, onFailure }: Parts): Conversions {
  const underWay = new Set<number>();
  let isStopped = false;

  async function convert(conversion: Conversion): Promise<void> {
    const { id, hash } = conversion;
    const planned = variantWidths(conversion.width).sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const widths: number[] = [];
    let pixels: Pixels | undefined;
    let hasFailed = false;

    const progress = (state: ConversionState) => {
      const percent = Math.round((100 * widths.length) / planned.length);
      return record(id, { state, percent, widths: widths.toSorted((a, b) => a - b) });
    };
    const make = async (width: number, format: VariantFormat) => {
      const name = publicName(hash, width, format);
      if (await store.find(name)) return;
      pixels ??= await decodeOriginal(store, conversion);
      await store.put(name, await makeVariant(pixels, width, format));
    };
    const complete = (width: number) => {
      widths.push(width);
      return progress(widths.length === planned.length ? "ready" : "converting");
    };
    const run = async (step: () => Promise<void>) => {
      if (isStopped || hasFailed) return;
      try {
        await step();
      } catch (error) {
        hasFailed = true;
        onFailure(id, error);
        await progress("failed").catch((again) => onFailure(id, again));
      }
    };

    // All steps wait in the queue at once: a picture is done before the next, and an upload goes in between.
    const steps = planned.flatMap((width) => [
      ...variantFormats.map((format) => () => make(width, format)),
      () => complete(width),
    ]);
    await queue.addAll([() => progress("converting"), ...steps].map((step) => () => run(step)));
    underWay.delete(id);
  }

  return {
    add(conversion) {
      if (underWay.has(conversion.id)) return;
      underWay.add(conversion.id);
      void convert(conversion);
    },
    idle: () => queue.onIdle(),
    stop() {
      isStopped = true;
      return queue.onIdle();
    },
  };
}

async function decodeOriginal(store: PictureStore, { hash, format }: Conversion): Promise<Pixels> {
  const bytes = await readAll(store, originalName(hash, extensionOf(format)));
  return (await readPicture(bytes)).pixels;
}
