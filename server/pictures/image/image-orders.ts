import type { Drawing } from "./draw.ts";
import type { ImageWork, Logo, PreparedPicture, WantedVariant } from "./image-work.ts";
import { PictureRefused, type RefusalReason } from "./read-picture.ts";

/** A task for the image process: a `wanted` size, a `drawing`, a logo, or else preparing an upload. */
export type Order = {
  wanted?: WantedVariant;
  drawing?: Drawing;
  isLogo?: boolean;
  bytes?: Uint8Array | undefined;
};

/** The answer to the task with the same id. */
export type Answer = {
  id: number;
  prepared?: PreparedPicture;
  variant?: Uint8Array | undefined;
  logo?: Logo;
  drawn?: Uint8Array;
  refused?: { reason: RefusalReason; message: string };
  failed?: string;
};

/** Carries out a task and returns its answer, also when it fails. */
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
