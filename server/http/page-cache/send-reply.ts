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
  const variant = wantedVariant(request, reply);
  if (!(variant instanceof Promise)) send(request, response, reply, variant, requestId);
  else
    variant.then(
      (made) => send(request, response, reply, made, requestId),
      () => response.destroy(),
    );
}

/** The reply in the encoding that the client wants, at once when it was sent so before. */
export function wantedVariant({ headers }: IncomingMessage, reply: MadeReply): Variant | Promise<Variant> {
  return reply.in(wantedEncoding(headers["accept-encoding"]?.toString()));
}

/** Sends a reply in an encoding that is ready. */
export function send(
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
