import { randomFillSync } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { plainAddress } from "../limits/network-of.ts";
import { trustedProxies } from "../trusted-proxies.ts";

/** Crockford's base32: no I, L, O and U, which are misheard and misread. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 10;
const ofProxies = /^[\w-]{8,64}$/;

/** All pairs of letters: an id is built from fewer parts. */
const pairs = Array.from(letters, (one) => Array.from(letters, (other) => one + other)).flat();

/** Ten random bits for each pair of letters. */
const pool = new Uint16Array((length / 2) * 400);
let used = pool.length;

/** Returns a random id that can be read out over the phone: `7F3K2-M9QXA`, 50 bits. */
export function newRequestId(): string {
  if (used >= pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const pair = (index: number) => pairs[(pool[used + index] ?? 0) % pairs.length] ?? "";
  const middle = pair(2);
  const id = `${pair(0)}${pair(1)}${middle[0]}-${middle[1]}${pair(3)}${pair(4)}`;
  used += length / 2;
  return id;
}

type Sender = Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } };

/** Returns a function that gives a request its id: a trusted proxy's `X-Request-Id`, if a plain word, or a new one. */
export function requestIds(trusted: readonly string[] = []): (request: Sender) => string {
  const isTrusted = trustedProxies(trusted);
  return ({ headers, socket }) => {
    const proxyId = headers["x-request-id"];
    if (typeof proxyId !== "string" || !ofProxies.test(proxyId)) return newRequestId();
    return isTrusted(plainAddress(socket.remoteAddress ?? "unknown")) ? proxyId : newRequestId();
  };
}
