import type { IncomingMessage } from "node:http";

/** A client that passes on what it is given may send small chunks, but no long body of them alone. */
const mostCrumbs = 300;
/** In bytes. */
const crumb = 32;
/** So many more are parsed, unseen, before the connection is cut: those that came at once with the last. */
const mostUnseen = 20_000;

/** Whether a body came in crumbs: in many chunks of a few bytes. */
export function isInCrumbs(chunks: number, bytes: number): boolean {
  return chunks > mostCrumbs && bytes < chunks * crumb;
}

/**
 * Ends a body that comes in crumbs: each chunk is as much work as one of 64 kB, so that 64 kB of them, which arrive at once,
 * keep everybody waiting for a tenth of a second. Whoever reads the body finds by `isInCrumbs` that it is not whole.
 */
export function endCrumbs(request: IncomingMessage): IncomingMessage {
  if (request.headers["transfer-encoding"] === undefined) return request;
  const push = request.push.bind(request);
  let [chunks, bytes] = [0, 0];
  request.push = (chunk: Buffer | null, encoding) => {
    chunks += 1;
    bytes += chunk?.length ?? 0;
    const isTaken = push(chunk, encoding);
    if (chunk === null || !isInCrumbs(chunks, bytes)) return isTaken;
    let unseen = 0;
    request.push = () => {
      unseen += 1;
      if (unseen > mostUnseen) request.socket.destroy();
      return true;
    };
    // Otherwise Node takes the connection for broken and closes it before the reply.
    request.complete = true;
    return push(null);
  };
  return request;
}
