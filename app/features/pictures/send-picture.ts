import type { Envelope } from "#contract/core/envelope.ts";
import type { PictureModule } from "#contract/uploads.ts";

export type PictureOwner = { module: PictureModule; ownerId: number };
export type UploadResult = { ok: boolean; message: string };

export const uploadFailed = "Image upload failed.";

/** A picture to upload; `idempotencyKey`: with the same one it is stored once, also when an answer was lost. */
export type ChosenPicture = { file: File; title: string; idempotencyKey: string };

/**
 * Uploads one picture and reports progress in percent, which `fetch` cannot. Never throws: an error is in the result.
 */
export function sendPicture(
  { file, title, idempotencyKey }: ChosenPicture,
  owner: PictureOwner,
  onProgress: (percent: number) => void,
): Promise<UploadResult> {
  const body = new FormData();
  body.set("image", file);
  body.set("Module", owner.module);
  body.set("entityID", String(owner.ownerId));
  body.set("title", title);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress((loaded / total) * 100));
    request.addEventListener("load", () => resolve(readAnswer(request.responseText)));
    request.addEventListener("error", () => resolve({ ok: false, message: uploadFailed }));
    request.open("POST", "/api/Upload");
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("idempotency-key", idempotencyKey);
    request.send(body);
  });
}

function readAnswer(text: string): UploadResult {
  try {
    const answer: unknown = JSON.parse(text);
    if (isEnvelope(answer))
      return { ok: answer.status >= 200 && answer.status < 300, message: answer.message };
  } catch {
    // Not JSON: the response of a proxy.
  }
  return { ok: false, message: uploadFailed };
}

function isEnvelope(value: unknown): value is Pick<Envelope, "status" | "message"> {
  if (typeof value !== "object" || value === null || !("status" in value && "message" in value)) return false;
  return typeof value.status === "number" && typeof value.message === "string";
}
