import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import PQueue from "p-queue";
import type { EndpointGroup } from "#contract/core/endpoint.ts";
import type { Services } from "../../services.ts";
import { countedBy } from "../../watch/metrics/exposition.ts";
import { noteRoute } from "../../watch/request-notes.ts";
import { notesOf, type Watch } from "../../watch/watched.ts";
import { wasSentAhead } from "../one-by-one.ts";
import { contentState } from "./content-state.ts";
import { Flights } from "./flights.ts";
import { isOwnAddress, isShareable, linksToHost } from "./is-shareable.ts";
import { cacheableAddresses } from "./cacheable-address.ts";
import type { MadeReply, Variant } from "./made-reply.ts";
import { type Fetch, makeReply } from "./make-reply.ts";
import { ReplyStore } from "./reply-store.ts";
import { send, sendReply, wantedVariant } from "./send-reply.ts";

type Options = {
  services: Pick<Services, "content" | "clock" | "publicUrl" | "metrics">;
  endpoints: Readonly<Record<string, EndpointGroup>>;
  /** The whole server without compression, for what is not cached yet. */
  fetch: Fetch;
  /** The most that is cached, in bytes. */
  most: number;
};

type Asked = { request: IncomingMessage; response: ServerResponse; next: RequestListener };

export type PageCache = {
  /** Puts before a listener what sends a reply that is ready in memory, before anything else looks at the request. */
  first: (next: RequestListener, watch?: Watch) => RequestListener;
  /** Puts before a listener what makes a reply once for all who wait for it, and caches it. */
  before: (next: RequestListener) => RequestListener;
};

/**
 * Answers from memory whatever anybody may see. A reply is cached for one version of the content and one day in Kashmir:
 * none is older than a write that was answered before it was asked for.
 */
export function pageCache({ services, endpoints, fetch, most }: Options): PageCache {
  const { publicUrl } = services;
  const isEncrypted = publicUrl?.startsWith("https:") ?? false;
  const addressOf = cacheableAddresses(endpoints);
  const stateNow = contentState(services);
  const store = new ReplyStore(most);
  const flights = new Flights<MadeReply | undefined>();
  const shrinking = new PQueue({ concurrency: 1 });
  const sent = { memory: 0, made: 0 };
  const help = "Replies that anybody may see: sent from memory, or made";
  services.metrics?.add(() => [countedBy("agency_page_cache_replies_total", help, "from", sent)]);

  function note(request: IncomingMessage, reply: MadeReply): void {
    const notes = notesOf(request);
    noteRoute({ notes }, reply.route);
    if (!notes) return;
    notes.readyAt = performance.now();
    notes.nothing = reply.nothing;
  }

  function sendCached(request: IncomingMessage, response: ServerResponse, cached: MadeReply): void {
    sent.memory += 1;
    note(request, cached);
    sendReply(request, response, cached, idOf(request));
  }

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
    const cached = store.get(key);
    if (cached) return sendCached(request, response, cached);
    sent.made += 1;
    const isVaried = address.hasQuery || (host !== "" && !isOwnAddress(host, request.socket));
    const making = flights.join(key, state, response, async (signal) => {
      const reply = await makeReply(fetch, request, { host, ...address, signal });
      if (reply?.isCacheable) cache(reply, { key, state, isVaried });
      return reply;
    });
    making.then(
      (reply) => {
        if (reply) note(request, reply);
        return sendMade(asked, reply);
      },
      () => sendMade(asked, undefined),
    );
  }

  /** Of addresses that nobody can make up, those asked for often are compressed once more, one after the other. */
  function cache(
    reply: MadeReply,
    { key, state, isVaried }: { key: string; state: string; isVaried: boolean },
  ) {
    store.put(key, reply, { state, isVaried });
    if (isVaried) return;
    const shrink = () => (store.get(key) === reply ? reply.shrink() : undefined);
    // One that cannot be shrunk, for want of memory, is sent as it is.
    reply.onOften = () => void shrinking.add(shrink).catch(() => {});
  }

  /** What is ready to be sent to this request, and true as of now. */
  function readyFor(request: IncomingMessage): Variant | undefined {
    if (!isShareable(request, isEncrypted)) return undefined;
    const cached = store.get(hostOf(request) + (request.url ?? ""));
    // One that was sent ahead has a reading of its own, which `before` makes and hears the end of.
    if (!cached || wasSentAhead(request) || stateNow(false) !== store.state) return undefined;
    const variant = wantedVariant(request, cached);
    return variant instanceof Promise ? undefined : variant;
  }

  function first(next: RequestListener, watch?: Watch): RequestListener {
    return (request, response) => {
      const startedAt = performance.now();
      const ready = readyFor(request);
      if (!ready) return next(request, response);
      sent.memory += 1;
      const id = watch?.idOf(request) ?? randomUUID();
      const bytes = send(request, response, ready, id);
      const sentAtOnce = {
        id,
        method: request.method ?? "",
        route: ready.route,
        nothing: ready.nothing,
        status: response.statusCode,
        took: performance.now() - startedAt,
        bytes,
      };
      watch?.onSentAtOnce(sentAtOnce, request);
    };
  }

  function before(next: RequestListener): RequestListener {
    return (request, response) => {
      if (!isShareable(request, isEncrypted) || !addressOf(request.url ?? "")) return next(request, response);
      const state = stateNow(wasSentAhead(request));
      const asked = { request, response, next };
      if (typeof state === "string") return answer(asked, state);
      state.then(
        (known) => answer(asked, known),
        // The usual way says what is wrong with the database.
        () => next(request, response),
      );
    };
  }

  return { first, before };
}

/** Sends what was made for all who waited for it; what only its own visitor may see is made for each the usual way. */
function sendMade({ request, response, next }: Asked, reply: MadeReply | undefined): void {
  if (response.destroyed) return;
  if (!reply) return next(request, response);
  sendReply(request, response, reply, reply.isCacheable ? idOf(request) : (reply.requestId ?? idOf(request)));
}

/** The request's id in the log. */
function idOf(request: IncomingMessage): string {
  return notesOf(request)?.id ?? randomUUID();
}
