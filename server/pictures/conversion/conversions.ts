import type PQueue from "p-queue";
import { asFailure } from "../../db/as-failure.ts";
import type { ImageWork, WantedVariant } from "../image/image-work.ts";
import { variantWidths } from "../image/make-variants.ts";
import { originalName, publicName, variantFormats, type VariantFormat } from "../store/picture-names.ts";
import { readAll, type PictureStore } from "../store/picture-store.ts";
import { extensionOf, type PictureFormat } from "../image/signatures.ts";

type ConversionState = "queued" | "converting" | "ready" | "failed";

/** `widths`: those with both an AVIF and a WebP. `percent` of the variants made so far. */
export type ConversionProgress = { state: ConversionState; percent: number; widths: readonly number[] };

type Conversion = { id: number; hash: string; format: PictureFormat; width: number };

type Parts = {
  store: PictureStore;
  work: ImageWork;
  /** Has a concurrency of 1. */
  queue: PQueue;
  /** Claims a picture; false when another process has it, or nothing is left to do. */
  claim: (id: number) => Promise<boolean>;
  /**
   * Stores the progress in the database; called at each change, one call after the other. `queued`: it could not go on,
   * and is tried again later.
   */
  record: (id: number, progress: ConversionProgress) => Promise<void>;
  /** Counts an attempt before a picture is decoded (1), and uncounts it afterwards (-1). */
  countAttempt: (id: number, by: 1 | -1) => Promise<void>;
  /** Releases a picture that this process does not finish. */
  release: (id: number) => Promise<void>;
  onFailure: (id: number, error: unknown) => void;
};

export type Conversions = {
  /** Queues a picture whose original is stored. */
  add(conversion: Conversion): void;
  /** Resolves when nothing is queued or running. */
  idle(): Promise<void>;
  /** Stops after the current variant; another process, or the next start, makes the rest. */
  stop(): Promise<void>;
};

// The size most phones ask for comes first.
const order = [640, 320, 960, 1280, 1920];
const widestForPhones = 640;
/** The queue's priority of larger sizes: phones' sizes of all pictures come before them. */
const afterPhones = -1;

/**
 * Makes the variants of uploaded pictures in the background, of each picture in one process; one whose larger sizes wait
 * until its claim has run out may be finished by another. Variants that exist already are not made again.
 */
export function createConversions(parts: Parts): Conversions {
  const { store, queue, claim, record, release, onFailure } = parts;
  const underWay = new Set<number>();
  let isStopped = false;

  async function convert(conversion: Conversion): Promise<void> {
    const { id, hash } = conversion;
    const planned = variantWidths(conversion.width).sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const widths: number[] = [];
    let state: "waiting" | "in hand" | "over" = "waiting";

    const progress = (now: ConversionState) => {
      const percent = Math.round((100 * widths.length) / planned.length);
      return record(id, { state: now, percent, widths: widths.toSorted((a, b) => a - b) });
    };
    const make = async (width: number, format: VariantFormat) => {
      const name = publicName(hash, width, format);
      // Asks the store itself, because `find` may remember a file that another process has swept.
      if (await store.changedAt(name)) return;
      const variant = await makeVariant(parts, conversion, { hash, width, format });
      await store.put(name, variant);
    };
    const complete = async (width: number) => {
      widths.push(width);
      const isReady = widths.length === planned.length;
      await progress(isReady ? "ready" : "converting");
      if (isReady) state = "over";
    };
    const begin = async () => {
      state = (await claim(id)) ? "in hand" : "over";
    };
    const run = async (step: () => Promise<void>) => {
      if (isStopped || state === "over") return;
      try {
        await step();
      } catch (error) {
        const wasInHand = state === "in hand";
        state = "over";
        onFailure(id, error);
        // An unreachable store or a full disk is not the picture's fault.
        if (wasInHand)
          await progress(asFailure(error) ? "queued" : "failed").catch((again) => onFailure(id, again));
      }
    };
    const end = async () => {
      if (state === "in hand") await release(id).catch((error) => onFailure(id, error));
    };

    const stepsFor = (widths: readonly number[]) =>
      widths.flatMap((width) => [
        ...variantFormats.map((format) => () => make(width, format)),
        () => complete(width),
      ]);
    const forPhones = stepsFor(planned.filter((width) => width <= widestForPhones));
    const larger = stepsFor(planned.filter((width) => width > widestForPhones));
    // All steps are queued at once, so that an upload can go in between.
    await Promise.all([
      queue.addAll([begin, ...forPhones].map((step) => () => run(step))),
      queue.addAll([...larger.map((step) => () => run(step)), end], { priority: afterPhones }),
    ]);
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

/** Counts an attempt only while decoding: a process killed at another time, such as for an update, does not count. */
async function makeVariant(
  { store, work, countAttempt }: Parts,
  { id, hash, format }: Conversion,
  wanted: WantedVariant,
): Promise<Uint8Array> {
  const fromPixels = await work.variant(wanted);
  if (fromPixels) return fromPixels;
  const original = await readAll(store, originalName(hash, extensionOf(format)));
  await countAttempt(id, 1);
  try {
    const converted = await work.variant(wanted, original);
    if (!converted) throw new Error("nothing was made of the original");
    return converted;
  } finally {
    await countAttempt(id, -1);
  }
}
