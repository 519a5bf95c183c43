import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { EndpointGroup } from "#contract/core/endpoint.ts";
import type { Services } from "../../services.ts";
import { contentState } from "./content-state.ts";
import { Flights } from "./flights.ts";
import { isShareable } from "./is-shareable.ts";
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

/** A name of this machine, under which pages link to themselves (`app/features/seo/site-origin.ts`). */
const localHost = /^(?:localhost|127(?:\.\d+){3})(?::\d+)?$/i;

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
    return publicUrl === undefined && localHost.test(host) ? host.toLowerCase() : "";
  }

  function answer(asked: Asked, host: string, state: string): void {
    const { request, response } = asked;
    const { url = "" } = request;
    store.renew(state);
    const plain = store.get(`${host} ${url}`);
    if (plain) return sendReply(request, response, plain, idOf(request));
    const address = addressOf(url);
    if (!address) return asked.next(request, response);
    const key = `${host} ${address.path}`;
    const kept = store.get(key);
    if (kept) return sendReply(request, response, kept, idOf(request));
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
      const asked = { request, response, next };
      if (!isShareable(request, isEncrypted)) return next(request, response);
      const host = hostOf(request);
      const { url = "" } = request;
      if (!store.has(`${host} ${url}`) && !addressOf(url)) return next(request, response);
      const state = stateNow();
      if (typeof state === "string") return answer(asked, host, state);
      state.then(
        (known) => answer(asked, host, known),
        // The usual way says what is wrong with the database.
        () => next(request, response),
      );
    };
}

/** Sends what was made for all who waited for it; what only its own visitor may see is made for each the usual way. */
function sendMade({ request, response, next }: Asked, reply: MadeReply | undefined): void {
  if (response.destroyed) return;
  if (!reply) return next(request, response);
  sendReply(request, response, reply, reply.isKept ? idOf(request) : (reply.requestId ?? idOf(request)));
}

/** The request's id as Hono gives it: the sender's own where it is a plain word. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w\-=]{1,255}$/.test(given) ? given : randomUUID();
}
