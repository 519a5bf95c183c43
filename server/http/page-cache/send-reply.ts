import type { IncomingMessage, ServerResponse } from "node:http";
import type { MadeReply, Tags, Variant } from "./made-reply.ts";
import { sendReady } from "./ready-head.ts";
import { wantedEncoding } from "./wanted-encoding.ts";

/** Sends a reply that was made before: 304 when the client has it, without its body to HEAD. */
export function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: MadeReply,
  requestId: string,
): void {
  const variant = wantedVariant(request, reply);
  if (!(variant instanceof Promise)) send(request, response, variant, requestId);
  else
    variant.then(
      (made) => void send(request, response, made, requestId),
      () => response.destroy(),
    );
}

/** The reply in the encoding that the client wants, at once when it was sent so before. */
export function wantedVariant({ headers }: IncomingMessage, reply: MadeReply): Variant | Promise<Variant> {
  return reply.in(wantedEncoding(headers["accept-encoding"]?.toString()));
}

/** Sends a reply in an encoding that is ready, and returns its length in bytes, with its headers. */
export function send(
  { method, headers: asked, socket }: IncomingMessage,
  response: ServerResponse,
  { status, headers, unchanged, cached, body }: Variant,
  requestId: string,
): number {
  const known = asked["if-none-match"];
  const isKnown = known !== undefined && cached !== undefined && names(known, cached);
  if (cached && method === "GET") {
    const bytes = isKnown
      ? sendReady(response, cached.unchangedHead, requestId)
      : sendReady(response, cached.head, requestId, body);
    if (bytes > 0) return bytes;
  }
  const writtenBefore = socket.bytesWritten;
  if (isKnown) {
    response.writeHead(304, [...unchanged, "x-request-id", requestId]).end();
  } else {
    response.writeHead(status, [...headers, "x-request-id", requestId]);
    if (method === "HEAD") response.end();
    else response.end(body);
  }
  return socket.bytesWritten - writtenBefore;
}

/** Whether an If-None-Match header names the tag or the former one; weak and strong tags are compared alike. */
function names(header: string, { etag, formerEtag }: Tags): boolean {
  if (header === etag) return true;
  return header.split(",").some((each) => {
    const tag = each.trim();
    return ["*", etag, formerEtag].includes(tag.replace(/^W\//, ""));
  });
}
