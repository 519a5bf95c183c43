import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { inBrotli, inLeastBrotli } from "../in-brotli.ts";
import { headText } from "./ready-head.ts";
import type { Source } from "./source.ts";
import type { Encoding } from "./wanted-encoding.ts";

/**
 * A reply ready to be sent in one encoding; `headers` is a flat list of names and values, `unchanged` that of a 304. What
 * is cached has both as text too, and a tag; a former one was that of the same text in more bytes.
 */
export type Variant = {
  status: number;
  route: string;
  /** The place of a search that found nothing. */
  nothing: string | undefined;
  headers: string[];
  unchanged: string[];
  cached?: Tags & { head: string; unchangedHead: string };
  body: Buffer;
};

export type Tags = { etag: string; formerEtag: string | undefined };

const smallest = 1024;
/** Asked for so many times in brotli, it is worth the time that fewer bytes take. */
const often = 3;
const isText = /^(?:text\/|application\/(?:json|xml)|image\/svg)/;

/** Headers that belong to one sending, or that are written anew here. */
const ofOneSending = new Set([
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

/** Browsers and networks before us may cache it, and have to ask each time whether it is still the same. */
const askEachTime = "public, max-age=0, must-revalidate";

/** A reply that was made once and is sent to many, compressed when somebody first asks for that encoding. */
export class MadeReply {
  readonly status: number;
  /** The id of the request that it was made for, by which a failure is found in the log. */
  readonly requestId: string | undefined;
  readonly route: string;
  readonly nothing: string | undefined;
  /** True when it may be cached for later visitors. */
  readonly isCacheable: boolean;
  readonly #body: Buffer;
  readonly #headers: string[];
  readonly #hash: string;
  readonly #isCompressible: boolean;
  readonly #ready: Partial<Record<Encoding, Variant>> = {};
  readonly #coming: Partial<Record<Encoding, Promise<Variant>>> = {};
  #askedInBrotli = 0;
  /** Called with the number of bytes that the reply has grown by, which may be less than none. */
  onGrowth: (bytes: number) => void = () => {};
  /** Called once, when it was asked for often: `shrink` would be worth its time. */
  onOften: () => void = () => {};

  constructor({ status, headers }: Response, body: Buffer, route: string, source: Source) {
    this.status = status;
    this.route = route;
    this.nothing = source.nothing;
    this.requestId = headers.get("x-request-id") ?? undefined;
    const control = headers.get("cache-control") ?? "";
    this.isCacheable = status === 200 && source.isWhole && !/no-store|private/i.test(control);
    const lasting = [...headers].filter(([name]) => !ofOneSending.has(name)).flat();
    if (this.isCacheable) lasting.push("cache-control", askEachTime, "cache-tag", source.tags);
    else if (control) lasting.push("cache-control", control);
    lasting.push("vary", "Accept-Encoding, Cookie");
    this.#headers = lasting.map(inOnePiece);
    this.#body = body;
    this.#hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    this.#isCompressible = body.length >= smallest && isText.test(headers.get("content-type") ?? "");
  }

  /** The plain body and the headers, in bytes; a text of headers takes about as much as it has letters. */
  get size(): number {
    return this.#body.length + this.#headers.join("").length * 3 + 1000;
  }

  /** The reply in an encoding, at once when it was sent so before. */
  in(encoding: Encoding): Variant | Promise<Variant> {
    const wanted = this.#isCompressible ? encoding : "identity";
    if (wanted === "br" && ++this.#askedInBrotli === often) this.onOften();
    return this.#ready[wanted] ?? (this.#coming[wanted] ??= this.#make(wanted));
  }

  /** Takes fewer bytes in brotli from now on; that takes fifty times as long as the first time. */
  async shrink(): Promise<void> {
    const [{ body: before, cached }, body] = await Promise.all([this.in("br"), inLeastBrotli(this.#body)]);
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

/** The same text in one piece of memory: texts that were put together are put together anew each time they are sent. */
function inOnePiece(text: string): string {
  return Buffer.from(text, "latin1").toString("latin1");
}

/** The headers of a 304, which brings no content. */
function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, index) => headers[index - (index % 2)] !== "content-type");
}
