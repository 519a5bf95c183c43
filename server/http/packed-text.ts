import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context } from "hono";
import { inBrotli } from "./in-brotli.ts";
import { type Encoding, wantedEncoding } from "./page-cache/wanted-encoding.ts";

const inGzip = promisify(gzip);

const packings: Record<Encoding, (text: Buffer) => Promise<Buffer> | Buffer> = {
  br: inBrotli,
  gzip: (text) => inGzip(text),
  identity: (text) => text,
};

const lasting = { "cache-control": "no-cache, no-transform", vary: "Accept-Encoding" };

/** A large text for everybody, compressed once for each encoding and not for each request. */
export class PackedText {
  readonly #text: Buffer;
  readonly #headers: Record<string, string>;
  readonly #etag: string;
  readonly #packed: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>> = {};

  constructor(text: string, headers: Record<string, string>) {
    this.#text = Buffer.from(text);
    this.#headers = headers;
    this.#etag = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  }

  /** The reply to a GET or HEAD: 304 to who has the text already. */
  async answer(context: Context): Promise<Response> {
    const encoding = wantedEncoding(context.req.header("accept-encoding"));
    const etag = encoding === "identity" ? `"${this.#etag}"` : `"${this.#etag}-${encoding}"`;
    const headers = { ...this.#headers, ...lasting, etag };
    const known = context.req.header("if-none-match")?.replace(/^W\//, "");
    if (known === etag) return context.body(null, 304, headers);
    const encoded = encoding === "identity" ? undefined : { "content-encoding": encoding };
    return context.body(await this.#in(encoding), 200, { ...headers, ...encoded });
  }

  #in(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    return (this.#packed[encoding] ??= this.#pack(encoding));
  }

  async #pack(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    try {
      return Buffer.from(await packings[encoding](this.#text));
    } catch (error) {
      this.#packed[encoding] = undefined;
      throw error;
    }
  }
}
