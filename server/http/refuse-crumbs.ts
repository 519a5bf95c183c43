import type { IncomingMessage } from "node:http";

/** A client that passes on what it is given may send small chunks, but no long body of them alone. */
const mostCrumbs = 300;
/** In bytes. */
const crumb = 32;

/**
 * Cuts the connection of a body that comes in crumbs, chunks of a few bytes: each is as much work as one of 64 kB, so
 * that 64 kB of them, which arrive at once, keep everybody waiting for a tenth of a second.
 */
export function refuseCrumbs(request: IncomingMessage): void {
  if (request.headers["transfer-encoding"] === undefined) return;
  const push = request.push.bind(request);
  let [chunks, bytes] = [0, 0];
  request.push = (chunk: Buffer | null, encoding) => {
    chunks += 1;
    bytes += chunk?.length ?? 0;
    if (chunk === null || chunks <= mostCrumbs || bytes >= chunks * crumb) return push(chunk, encoding);
    request.socket.destroy();
    return false;
  };
}
