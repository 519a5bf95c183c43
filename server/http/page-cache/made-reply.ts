import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { inBrotli, inSmallestBrotli } from "../in-brotli.ts";
import { headText } from "./ready-head.ts";
import type { Source } from "./source.ts";
import type { Encoding } from "./wanted-encoding.ts";

/**
 * A reply ready to be sent in one encoding; `headers` is a flat list of names and values, `unchanged` that of a 304. A
 * cacheable reply also has both as text, and an ETag; `formerEtag` is that of the same text before it was shrunk.
 */
export type Variant = {
  status: number;
  route: string;
  /** The place of a search without results. */
  nothing: string | undefined;
  headers: string[];
  unchanged: string[];
  cached?: Tags & { head: string; unchangedHead: string };
  body: Buffer;
};

export type Tags = { etag: string; formerEtag: string | undefined };

const smallestCompressed = 1024;
const isText = /^(?:text\/|application\/(?:json|xml)|image\/svg)/;

/** Headers of one response only, or written anew here. */
const perResponseHeaders = new Set([
  "cache-control",
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "vary",
  "x-request-id",
]);

const inGzip = promisify(gzip);

/** Browsers and CDNs may store it, but must revalidate it each time. */
const revalidateEachTime = "public, max-age=0, must-revalidate";
/** The sitemap, which may be as old as it says. */
const saysHowLong = /^public, max-age=[1-9]/;

/** A reply that is made once and sent to many, compressed at the first request for each encoding. */
export class MadeReply {
  readonly status: number;
  /** The id of the request it was made for, by which a failure is found in the log. */
  readonly requestId: string | undefined;
  readonly route: string;
  readonly nothing: string | undefined;
  /** True for the refusal of a network that has too many requests. */
  readonly isRefused: boolean;
  /** True when it may be cached for later visitors. */
  readonly isCacheable: boolean;
  readonly #body: Buffer;
  readonly #headers: string[];
  readonly #hash: string;
  readonly #isCompressible: boolean;
  readonly #ready: Partial<Record<Encoding, Variant>> = {};
  readonly #coming: Partial<Record<Encoding, Promise<Variant>>> = {};
  #brotliUses = 0;
  #shrinking: Promise<void> | undefined;
  /** Called with the number of bytes by which the reply has grown; negative after shrinking. */
  onGrowth: (bytes: number) => void = () => {};
  /** Called at each use in brotli, with their number, which tells when `shrink` is worth its time. */
  onBrotliUse: (uses: number) => void = () => {};

  constructor({ status, headers }: Response, body: Buffer, route: string, source: Source) {
    this.isRefused = source.isRefused;
    this.status = status;
    this.route = route;
    this.nothing = source.nothing;
    this.requestId = headers.get("x-request-id") ?? undefined;
    const control = headers.get("cache-control") ?? "";
    this.isCacheable = status === 200 && source.isWhole && !/no-store|private/i.test(control);
    const lasting = [...headers].filter(([name]) => !perResponseHeaders.has(name)).flat();
    const lifetime = saysHowLong.test(control) ? control : revalidateEachTime;
    if (this.isCacheable) lasting.push("cache-control", lifetime, "cache-tag", source.tags);
    else if (control) lasting.push("cache-control", control);
    lasting.push("vary", "Accept-Encoding, Cookie");
    this.#headers = lasting.map(flattened);
    this.#body = body;
    this.#hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    this.#isCompressible =
      body.length >= smallestCompressed && isText.test(headers.get("content-type") ?? "");
  }

  /** Estimated bytes in memory of the plain body and the headers. */
  get size(): number {
    return this.#body.length + this.#headers.join("").length * 3 + 1000;
  }

  /** The reply in an encoding; not a promise when it was made before. */
  in(encoding: Encoding): Variant | Promise<Variant> {
    const wanted = this.#isCompressible ? encoding : "identity";
    if (wanted === "br") this.onBrotliUse(++this.#brotliUses);
    return this.#ready[wanted] ?? (this.#coming[wanted] ??= this.#make(wanted));
  }

  /** Replaces the brotli body by a smaller one, which takes fifty times as long to compress; only once. */
  shrink(): Promise<void> {
    return (this.#shrinking ??= this.#shrink());
  }

  async #shrink(): Promise<void> {
    const [{ body: before, cached }, body] = await Promise.all([this.in("br"), inSmallestBrotli(this.#body)]);
    if (body.length >= before.length) return;
    this.#ready.br = this.#variant("br", body, cached?.etag);
    this.onGrowth(body.length - before.length);
  }

  async #make(encoding: Encoding): Promise<Variant> {
    const body = await compressed(this.#body, encoding);
    const variant = this.#variant(encoding, body);
    this.#ready[encoding] = variant;
    const { head = "", unchangedHead = "" } = variant.cached ?? {};
    this.onGrowth(head.length + unchangedHead.length + (encoding === "identity" ? 0 : body.length));
    return variant;
  }

  #variant(encoding: Encoding, body: Buffer, formerEtag?: string): Variant {
    const { status, route, nothing } = this;
    const bytes = formerEtag ? `-${encoding}-least` : encoding === "identity" ? "" : `-${encoding}`;
    const etag = `"${this.#hash}${bytes}"`;
    const unchanged = this.isCacheable ? [...withoutBody(this.#headers), "etag", etag] : this.#headers;
    const headers = [...this.#headers, "content-length", String(body.length)];
    if (this.isCacheable) headers.push("etag", etag);
    if (encoding !== "identity") headers.push("content-encoding", encoding);
    const variant: Variant = { status, route, nothing, headers, unchanged, body };
    if (this.isCacheable) {
      const [head, unchangedHead] = [headText(status, headers), headText(304, unchanged)];
      variant.cached = { etag, formerEtag, head, unchangedHead };
    }
    return variant;
  }
}

async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return inBrotli(body);
  return encoding === "gzip" ? inGzip(body) : body;
}

/** The same text in one piece of memory: V8 would join a concatenated text anew each time it is sent. */
function flattened(text: string): string {
  return Buffer.from(text, "latin1").toString("latin1");
}

/** The headers of a 304, which has no content. */
function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, index) => headers[index - (index % 2)] !== "content-type");
}
