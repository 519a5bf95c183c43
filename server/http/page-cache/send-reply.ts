import type { IncomingMessage, ServerResponse } from "node:http";
import type { MadeReply, Tags, Variant } from "./made-reply.ts";
import { sendReady } from "./ready-head.ts";
import { wantedEncoding } from "./wanted-encoding.ts";

/** Sends a reply made before: as 304 when the client has it, without a body for HEAD. */
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
      (variantReady) => void send(request, response, variantReady, requestId),
      () => response.destroy(),
    );
}

/** The reply in the client's preferred encoding; not a promise when it was made before. */
export function wantedVariant({ headers }: IncomingMessage, reply: MadeReply): Variant | Promise<Variant> {
  return reply.in(wantedEncoding(headers["accept-encoding"]?.toString()));
}

/** Sends a reply whose encoding is ready, and returns its length in bytes, with its headers. */
export function send(
  { method, headers: requestHeaders, socket }: IncomingMessage,
  response: ServerResponse,
  { status, headers, unchanged, cached, body }: Variant,
  requestId: string,
): number {
  const ifNoneMatch = requestHeaders["if-none-match"];
  const isUnchanged = ifNoneMatch !== undefined && cached !== undefined && names(ifNoneMatch, cached);
  if (cached && method === "GET") {
    const bytes = isUnchanged
      ? sendReady(response, cached.unchangedHead, requestId)
      : sendReady(response, cached.head, requestId, body);
    if (bytes > 0) return bytes;
  }
  const writtenBefore = socket.bytesWritten;
  if (isUnchanged) {
    response.writeHead(304, [...unchanged, "x-request-id", requestId]).end();
  } else {
    response.writeHead(status, [...headers, "x-request-id", requestId]);
    if (method === "HEAD") response.end();
    else response.end(body);
  }
  return socket.bytesWritten - writtenBefore;
}

/** Whether an If-None-Match header has the current or the former ETag; weak and strong ones are equal here. */
function names(header: string, { etag, formerEtag }: Tags): boolean {
  if (header === etag) return true;
  return header.split(",").some((each) => {
    const tag = each.trim();
    return ["*", etag, formerEtag].includes(tag.replace(/^W\//, ""));
  });
}
