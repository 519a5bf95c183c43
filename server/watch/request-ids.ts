import { randomFillSync } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { plainAddress } from "../limits/network-of.ts";
import { trustedProxies } from "../trusted-proxies.ts";

/** Crockford's base32: no I, L, O and U, which are misheard and misread. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 10;
const ofProxies = /^[\w-]{8,64}$/;

const pool = Buffer.alloc(length * 400);
let used = pool.length;

/** Returns a random id that can be read out over the phone: `7F3K2-M9QXA`, 50 bits. */
export function newRequestId(): string {
  if (used >= pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = "";
  for (let index = 0; index < length; index += 1) {
    if (index === length / 2) id += "-";
    id += letters[(pool[used + index] ?? 0) % 32];
  }
  used += length;
  return id;
}

type Sender = Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } };

/** Returns a function that gives each request its id: a trusted proxy's `X-Request-Id` where it is a plain word, else a new one. */
export function requestIds(trusted: readonly string[] = []): (request: Sender) => string {
  const isTrusted = trustedProxies(trusted);
  return ({ headers, socket }) => {
    const given = headers["x-request-id"];
    if (typeof given !== "string" || !ofProxies.test(given)) return newRequestId();
    return isTrusted(plainAddress(socket.remoteAddress ?? "unknown")) ? given : newRequestId();
  };
}
