import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { EndpointGroup } from "#contract/core/endpoint.ts";
import type { Services } from "../../services.ts";
import { notesOf } from "../../watch/watched.ts";
import { wasSentAhead } from "../one-by-one.ts";
import { contentState } from "./content-state.ts";
import { Flights } from "./flights.ts";
import { isShareable, linksToHost } from "./is-shareable.ts";
import { keptAddresses } from "./kept-address.ts";
import type { MadeReply } from "./made-reply.ts";
import { type Fetch, makeReply } from "./make-reply.ts";
import { ReplyStore } from "./reply-store.ts";
import { sendReply } from "./send-reply.ts";

type Options = {
  services: Pick<Services, "content" | "clock" | "publicUrl">;
  endpoints: Readonly<Record<string, EndpointGroup>>;
  /** The whole server without compression, for what is not kept yet. */
  fetch: Fetch;
  /** The most that is kept, in bytes. */
  most: number;
};

type Asked = { request: IncomingMessage; response: ServerResponse; next: RequestListener };

/**
 * Puts before a listener what answers from memory whatever anybody may see, before anything else looks at the request.
 * A reply is kept for one version of the content and one day in Kashmir: none is older than a write that was answered
 * before it was asked for.
 */
export function pageCache({ services, endpoints, fetch, most }: Options) {
  const { publicUrl } = services;
  const isEncrypted = publicUrl?.startsWith("https:") ?? false;
  const addressOf = keptAddresses(endpoints);
  const stateNow = contentState(services);
  const store = new ReplyStore(most);
  const flights = new Flights<MadeReply | undefined>();

  /** Pages name their host only where it is one of this machine; otherwise all hosts share them. */
  function hostOf({ headers: { host = "" } }: IncomingMessage): string {
    return publicUrl === undefined && linksToHost(host) ? host.toLowerCase() : "";
  }

  /** Finds or makes the reply, in what order ever its query is written. */
  function answer(asked: Asked, state: string): void {
    const { request, response } = asked;
    store.renew(state);
    const host = hostOf(request);
    const address = addressOf(request.url ?? "");
    if (!address) return asked.next(request, response);
    const key = host + address.path;
    const kept = store.get(key);
    if (kept) return sendKept(request, response, kept);
    const isVaried = address.hasQuery || host !== "";
    const making = flights.join(key, state, response, async (signal) => {
      const reply = await makeReply(fetch, request, { host, ...address, signal });
      if (reply?.isKept) store.put(key, reply, { state, isVaried });
      return reply;
    });
    making.then(
      (reply) => sendMade(asked, reply),
      () => sendMade(asked, undefined),
    );
  }

  return (next: RequestListener): RequestListener =>
    (request, response) => {
      if (!isShareable(request, isEncrypted)) return next(request, response);
      const { url = "" } = request;
      const kept = store.get(hostOf(request) + url);
      if (!kept && !addressOf(url)) return next(request, response);
      const state = stateNow(wasSentAhead(request));
      if (kept && state === store.state) return sendKept(request, response, kept);
      const asked = { request, response, next };
      if (typeof state === "string") return answer(asked, state);
      state.then(
        (known) => answer(asked, known),
        // The usual way says what is wrong with the database.
        () => next(request, response),
      );
    };
}

/** Sends what was made for all who waited for it; what only its own visitor may see is made for each the usual way. */
function sendMade({ request, response, next }: Asked, reply: MadeReply | undefined): void {
  if (response.destroyed) return;
  if (!reply) return next(request, response);
  if (reply.isKept) return sendKept(request, response, reply);
  sendReply(request, response, reply, reply.requestId ?? randomUUID());
}

function sendKept(request: IncomingMessage, response: ServerResponse, reply: MadeReply): void {
  const notes = notesOf(request);
  if (notes) {
    notes.route = reply.route;
    notes.readyAt = performance.now();
  }
  sendReply(request, response, reply, notes?.id ?? randomUUID());
}
