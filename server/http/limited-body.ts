import type { Socket } from "node:net";
import { AppError } from "../errors.ts";
import { closeGently } from "./close-gently.ts";
import { isInCrumbs } from "./end-crumbs.ts";
import type { Bindings } from "./visitor.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

export type BodyLimit = { bytes: number; seconds: number; fields: number; message: string };

/** For visitors, whose longest form is a tenth of this. */
export const publicBody: BodyLimit = {
  bytes: 64 * kilobyte,
  seconds: 30,
  fields: 200,
  message: "The request is larger than 64 kB",
};

export const staffBody: BodyLimit = {
  bytes: megabyte,
  seconds: 60,
  fields: 2000,
  message: "The request is larger than 1 MB",
};

/** A body above its limit is still read up to this size, so that the connection can be kept. */
const drainedUpTo = megabyte;

/** In bytes, the least that its parts have on average meanwhile: each is as much work as one of 64 kB. */
const leastDrainedPart = kilobyte;

/** A picture of 15 MB and the fields beside it. */
export const pictureBody: BodyLimit = {
  bytes: 16 * megabyte,
  seconds: 300,
  fields: 50,
  message: "The picture is larger than 15 MB",
};

/** A file to be imported, with the pictures that it names. */
export const fileBody: BodyLimit = { ...pictureBody, message: "The file is larger than 15 MB" };

/** A page's form without scripts may carry several pictures at once. */
export const picturesBody: BodyLimit = {
  ...pictureBody,
  bytes: 48 * megabyte,
  message: "These pictures are larger than 48 MB together. Send fewer at once",
};

/**
 * Reads the request's body up to its limit. Throws `too_large`, by Content-Length or by count or for a body in crumbs, and
 * `too_slow` when it does not arrive in time. A body that is a little too large is read to its end, so that the connection can be kept; a
 * larger one closes it, and one in small parts.
 */
export async function limitedBody(
  { headers, body }: Request,
  { incoming, notes }: Bindings,
  limit: BodyLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  const socket = incoming?.socket;
  const maxBytes = Math.max(limit.bytes, drainedUpTo);
  if (Number(headers.get("content-length") ?? 0) > maxBytes) throw endWith(socket, tooLarge(limit, maxBytes));
  if (!body) return new Uint8Array();
  const beganAt = performance.now();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let [count, size] = [0, 0];
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel().catch(() => {});
  }, limit.seconds * 1000);
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      count += 1;
      size += chunk.value.byteLength;
      if (size > maxBytes) throw endWith(socket, tooLarge(limit, maxBytes));
      if (size <= limit.bytes) chunks.push(chunk.value);
      else if (size < count * leastDrainedPart) throw endWith(socket, tooLarge(limit, limit.bytes));
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError(isLate ? "too_slow" : "client_left");
  } finally {
    clearTimeout(timer);
    if (notes) notes.receiving += performance.now() - beganAt;
  }
  if (isLate) throw endWith(socket, new AppError("too_slow", { headers: closing }));
  if (isInCrumbs(count, size)) {
    const message = "The request comes in too many small parts";
    throw endWith(socket, new AppError("too_large", { message, headers: closing }));
  }
  if (size > limit.bytes) throw new AppError("too_large", { message: limit.message });
  return joined(chunks, size);
}

const closing = { connection: "close" };

function tooLarge(limit: BodyLimit, size: number): AppError {
  const message = size > limit.bytes ? staffBody.message : limit.message;
  return new AppError("too_large", { message, headers: closing });
}

function endWith(socket: Socket | undefined, refusal: AppError): AppError {
  closeGently(socket);
  return refusal;
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size);
  let end = 0;
  for (const chunk of chunks) {
    all.set(chunk, end);
    end += chunk.byteLength;
  }
  return all;
}
