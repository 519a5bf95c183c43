import type { IncomingMessage, ServerResponse } from "node:http";
import type { MadeReply, Variant } from "./made-reply.ts";
import { wantedEncoding } from "./wanted-encoding.ts";

/** Sends a reply that was made before: 304 when the client has it, without its body to HEAD. */
export function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: MadeReply,
  requestId: string,
): void {
  const variant = reply.in(wantedEncoding(request.headers["accept-encoding"]?.toString()));
  if (!(variant instanceof Promise)) send(request, response, reply, variant, requestId);
  else
    variant.then(
      (made) => send(request, response, reply, made, requestId),
      () => response.destroy(),
    );
}

function send(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status }: MadeReply,
  { headers, unchanged, etag, body }: Variant,
  requestId: string,
): void {
  const known = asked["if-none-match"];
  if (known !== undefined && etag !== "" && names(known, etag)) {
    response.writeHead(304, [...unchanged, "x-request-id", requestId]).end();
    return;
  }
  response.writeHead(status, [...headers, "x-request-id", requestId]);
  if (method === "HEAD") response.end();
  else response.end(body);
}

/** Whether an If-None-Match header names the tag; weak and strong tags are compared alike. */
function names(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header.split(",").some((each) => {
    const tag = each.trim();
    return tag === "*" || tag.replace(/^W\//, "") === etag;
  });
}
