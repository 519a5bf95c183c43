import type { IncomingMessage } from "node:http";
import type { Audience } from "../audience.ts";
import { currentNotes } from "../../watch/request-notes.ts";
import { notesOf } from "../../watch/watch-requests.ts";
import type { Bindings } from "../visitor.ts";
import { MadeReply } from "./made-reply.ts";
import { Source } from "./source.ts";

export type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** The request headers that say where it came from; no reply depends on them. */
const forwardedHeaders = ["x-forwarded-for", "x-forwarded-proto"];

type Wanted = {
  host: string;
  path: string;
  route: string;
  signal: AbortSignal;
  audience: Audience;
  isLasting: boolean;
};

/**
 * Makes the reply to an address as every visitor would get it. Undefined when it turns out to be for one visitor, and
 * may not be shared.
 */
export async function makeReply(
  fetch: Fetch,
  incoming: IncomingMessage,
  { host, path, route, signal, audience, isLasting }: Wanted,
): Promise<MadeReply | undefined> {
  const headers = new Headers();
  for (const name of forwardedHeaders) {
    const value = incoming.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const source = new Source();
  const request = new Request(new URL(path, `http://${host || "site.invalid"}`), { headers, signal });
  const notes = notesOf(incoming);
  const bindings = { incoming, source, notes, requestId: notes?.id, audience, isLasting };
  const response = await (notes
    ? currentNotes.run(notes, fetch, request, bindings)
    : fetch(request, bindings));
  if (response.headers.has("set-cookie")) return undefined;
  const body = Buffer.from(await response.arrayBuffer());
  source.isRefused = audience.isRefused;
  return new MadeReply(response, body, route, source);
}
