import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import PQueue from "p-queue";
import type { EndpointGroup } from "#contract/core/endpoint.ts";
import type { Services } from "../../services.ts";
import { countedBy } from "../../watch/metrics/exposition.ts";
import { noteRoute } from "../../watch/request-notes.ts";
import { notesOf, type RequestWatch } from "../../watch/watch-requests.ts";
import { isPipelined } from "../one-by-one.ts";
import { contentState } from "./content-state.ts";
import { Flights } from "./flights.ts";
import { LastingPages } from "./lasting-pages.ts";
import { isOwnAddress, isShareable, linksToHost } from "./is-shareable.ts";
import { cacheableAddresses } from "./cacheable-address.ts";
import type { MadeReply, Variant } from "./made-reply.ts";
import { type Fetch, makeReply } from "./make-reply.ts";
import { ReplyStore } from "./reply-store.ts";
import { send, sendReply, wantedVariant } from "./send-reply.ts";
import { socketNetwork } from "../sender-address.ts";

type Options = {
  services: Pick<Services, "content" | "clock" | "publicUrl" | "metrics">;
  endpoints: Readonly<Record<string, EndpointGroup>>;
  /** The whole server without compression; makes replies that are not cached yet. */
  fetch: Fetch;
  /** The size of the cache in bytes. */
  maxBytes: number;
  /** The network of a request's visitor. */
  networkOf?: (request: IncomingMessage) => string;
};

/** `isMaker`: the reply is made for this request, and others may wait for it too. */
type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  next: RequestListener;
  isMaker?: true;
};

export type PageCache = {
  /** Wraps a listener: replies that are ready in memory are sent before any other work on the request. */
  first: (next: RequestListener, watch?: RequestWatch) => RequestListener;
  /** Wraps a listener: makes a reply once for all requests that wait for it, and caches it. */
  before: (next: RequestListener) => RequestListener;
};

/** After so many uses in brotli better compression is worth its time, or this long after the first one. */
const frequentUses = 3;
const settledAfterMs = 1000;

/**
 * Answers from memory whatever everybody may see. A reply is cached for one version of the content and one day in
 * Kashmir: none is older than a write that was confirmed before the request.
 */
export function pageCache(options: Options): PageCache {
  const { services, endpoints, fetch, maxBytes, networkOf = socketNetwork } = options;
  const { publicUrl } = services;
  const isEncrypted = publicUrl?.startsWith("https:") ?? false;
  const addressOf = cacheableAddresses(endpoints);
  const stateNow = contentState(services);
  const store = new ReplyStore(maxBytes);
  const lasting = new LastingPages();
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

  /** Pages contain their host only if it is a name of this machine; otherwise all hosts share them. */
  function hostOf({ headers: { host = "" } }: IncomingMessage): string {
    return publicUrl === undefined && linksToHost(host) ? host.toLowerCase() : "";
  }

  /** Finds or makes the reply, whatever the order of its query. */
  function answer(exchange: Exchange, state: string): void {
    const { request, response } = exchange;
    store.renew(state);
    const host = hostOf(request);
    const address = addressOf(request.url ?? "");
    if (!address) return exchange.next(request, response);
    const key = host + address.path;
    const cached = store.get(key);
    if (cached) return sendCached(request, response, cached);
    sent.made += 1;
    const isArbitrary = address.hasQuery || (host !== "" && !isOwnAddress(host, request.socket));
    const waiting = { response, network: networkOf(request) };
    const making = flights.join(key, state, waiting, async (signal, audience) => {
      exchange.isMaker = true;
      const isLasting = !isArbitrary && lasting.has(address);
      const reply = await makeReply(fetch, request, { host, ...address, signal, audience, isLasting });
      if (reply?.status === 200 && !isArbitrary) lasting.note(address);
      if (reply?.isCacheable) cache(reply, { key, state, isArbitrary });
      return reply;
    });
    making.then(
      (reply) => {
        if (reply) note(request, reply);
        return sendMade(exchange, reply);
      },
      () => sendMade(exchange, undefined),
    );
  }

  /**
   * Caches a reply. One in frequent use, or still up to date a while after its first, is shrunk, one after the other,
   * unless its address is arbitrary.
   */
  function cache(
    reply: MadeReply,
    { key, state, isArbitrary }: { key: string; state: string; isArbitrary: boolean },
  ) {
    store.put(key, reply, { state, isArbitrary });
    if (isArbitrary) return;
    const shrink = () => (store.get(key) === reply ? reply.shrink() : undefined);
    // A reply that cannot be shrunk, for want of memory, is sent as it is.
    const queue = () => void shrinking.add(shrink).catch(() => {});
    reply.onBrotliUse = (uses) => {
      if (uses === 1) setTimeout(queue, settledAfterMs).unref();
      if (uses === frequentUses) queue();
    };
  }

  /** The reply that is ready for this request and up to date. */
  function readyFor(request: IncomingMessage): Variant | undefined {
    if (!isShareable(request, isEncrypted)) return undefined;
    const cached = store.get(hostOf(request) + (request.url ?? ""));
    // A pipelined request needs a reading of its own, which may be a promise: `before` handles it.
    if (!cached || isPipelined(request) || stateNow(false) !== store.state) return undefined;
    const variant = wantedVariant(request, cached);
    return variant instanceof Promise ? undefined : variant;
  }

  function first(next: RequestListener, watch?: RequestWatch): RequestListener {
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
      const state = stateNow(isPipelined(request));
      const exchange = { request, response, next };
      if (typeof state === "string") return answer(exchange, state);
      state.then(
        (ready) => answer(exchange, ready),
        // Without the cache the server reports what is wrong with the database.
        () => next(request, response),
      );
    };
  }

  return { first, before };
}

/**
 * Sends a reply to a request that waited for it; a reply for one visitor is made for each, without the cache. So is one
 * that was refused to a network with too many requests: others are not refused with it.
 */
function sendMade({ request, response, next, isMaker }: Exchange, reply: MadeReply | undefined): void {
  if (response.destroyed) return;
  if (!reply || (reply.isRefused && !isMaker)) return next(request, response);
  sendReply(request, response, reply, reply.isCacheable ? idOf(request) : (reply.requestId ?? idOf(request)));
}

/** The request's id in the log. */
function idOf(request: IncomingMessage): string {
  return notesOf(request)?.id ?? randomUUID();
}
