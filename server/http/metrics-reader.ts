import { createHash, timingSafeEqual } from "node:crypto";

/** True when an Authorization header carries the token, compared in constant time; never without a token. */
export function isMetricsReader(header: string | undefined, token: string | undefined): boolean {
  const bearerToken = /^Bearer +(\S+) *$/i.exec(header ?? "")?.[1];
  if (token === undefined || bearerToken === undefined) return false;
  return timingSafeEqual(hashOf(bearerToken), hashOf(token));
}

function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
