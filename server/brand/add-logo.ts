import { createHash } from "node:crypto";
import { AppError } from "../errors.ts";
import { ReadingEnded } from "../pictures/image/image-process.ts";
import { PictureRefused } from "../pictures/image/read-picture.ts";
import type { Services } from "../services.ts";
import { readUncachedSettings } from "../settings/read-settings.ts";
import { storeLogo } from "./logos.queries.ts";

/** Stores a logo and returns its name for the brand. Throws for a file that is refused (413, 415). */
export async function addLogo(services: Services, bytes: Uint8Array): Promise<string> {
  const { pictures, db, clock } = services;
  const logo = await pictures.queue
    .add(() => pictures.work.logo(bytes), { priority: 1 })
    .catch((error: unknown) => tellWhy(error));
  const hash = createHash("sha256").update(logo.bytes).digest("hex").slice(0, 32);
  const name = `${hash}-${logo.width}x${logo.height}`;
  const { brand } = await readUncachedSettings(services);
  const stored = { name, bytes: Buffer.from(logo.bytes).toString("base64") };
  await storeLogo(db.executor, { ...stored, created_at: clock.now().toISOString() }, brand.logo);
  return name;
}

function tellWhy(error: unknown): never {
  if (error instanceof ReadingEnded)
    refuse("wrong_type", "This picture could not be read. Please save it as a smaller PNG");
  if (!(error instanceof PictureRefused)) throw error;
  const { reason, message } = error;
  refuse(reason === "too_large" ? "too_large" : "wrong_type", message);
}

function refuse(code: "too_large" | "wrong_type", message: string): never {
  throw new AppError(code, { message, errors: { image: message } });
}
