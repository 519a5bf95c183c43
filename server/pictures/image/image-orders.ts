import type { Drawing } from "./draw.ts";
import type { ImageWork, Logo, Prepared, WantedVariant } from "./image-work.ts";
import { PictureRefused, type RefusalReason } from "./read-picture.ts";

/** What the process for images is asked: a size that is `wanted`, a `drawing`, a logo, or else to prepare an upload. */
export type Order = {
  wanted?: WantedVariant;
  drawing?: Drawing;
  isLogo?: boolean;
  bytes?: Uint8Array | undefined;
};

/** What it answers to the order with the same id. */
export type Answer = {
  id: number;
  prepared?: Prepared;
  variant?: Uint8Array | undefined;
  logo?: Logo;
  drawn?: Uint8Array;
  refused?: { reason: RefusalReason; message: string };
  failed?: string;
};

/** Does what was ordered, and returns the answer, whatever comes of it. */
export async function carryOut(
  work: ImageWork,
  { id, wanted, drawing, isLogo, bytes }: Order & { id: number },
): Promise<Answer> {
  try {
    if (wanted) return { id, variant: await work.variant(wanted, bytes) };
    if (drawing) return { id, drawn: await work.draw(drawing, bytes) };
    if (isLogo) return { id, logo: await work.logo(bytes ?? new Uint8Array()) };
    return { id, prepared: await work.prepare(bytes ?? new Uint8Array()) };
  } catch (error) {
    if (error instanceof PictureRefused) {
      const { reason, message } = error;
      return { id, refused: { reason, message } };
    }
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
