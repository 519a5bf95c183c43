import { Duplex } from "node:stream";
import { promisify } from "node:util";
import { constants, createBrotliCompress, zstdCompress, zstdCompressSync } from "node:zlib";
import type { Context, MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";
import { acceptedEncodings } from "./accepted-encodings.ts";
import { brotliParams, inBrotli } from "./in-brotli.ts";

const smallest = 1024;

type Encoding = "zstd" | "br";

/** Types that are compressed in one piece, which costs a fraction of a stream. */
const isWhole = /^(?:text\/html|application\/json)\b/;

/**
 * zstd's tables are as large as a page needs: larger ones are allocated anew for each reply, at five times the cost.
 */
const zstdParams = {
  [constants.ZSTD_c_windowLog]: 17,
  [constants.ZSTD_c_hashLog]: 15,
  [constants.ZSTD_c_chainLog]: 15,
};
const compress = promisify(zstdCompress);
/** Up to this size a core has less to do without handing over to a thread and back: 0.3 instead of 0.5 ms. */
const mostAtOnce = 256 * 1024;

/**
 * Compresses what is made for one visitor, unless it is compressed already or says `no-transform`: where the client takes it in zstd, which
 * costs a fifth of brotli and is 6 % larger; what is cached and sent to many is in brotli (`page-cache`).
 */
export const compression: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers, status } = context.res;
  const length = headers.get("content-length");
  const type = headers.get("content-type") ?? "";
  const encoding = encodingOf(context.req.header("accept-encoding") ?? "", type);
  const isCompressible =
    status !== 206 &&
    context.req.method !== "HEAD" &&
    !headers.has("content-encoding") &&
    !headers.get("cache-control")?.includes("no-transform") &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) &&
    !(length && Number(length) < smallest);
  if (!encoding || !isCompressible) return;
  if (isWhole.test(type)) {
    const bytes = await context.res.arrayBuffer();
    if (bytes.byteLength < smallest) {
      replaceBody(context, bytes.byteLength > 0 ? bytes : null);
      return;
    }
    replaceBody(context, await compressWhole(bytes, encoding));
  } else {
    const { body } = context.res;
    if (body === null) return;
    replaceBody(context, compressStream(body));
  }
  context.res.headers.delete("content-length");
  context.res.headers.set("content-encoding", encoding);
  context.res.headers.append("vary", "Accept-Encoding");
  const etag = headers.get("etag");
  if (etag && !etag.startsWith("W/")) context.res.headers.set("etag", `W/${etag}`);
};

/** Without the first assignment Hono would copy the second response with its headers once more, through a stream. */
function replaceBody(context: Context, body: ConstructorParameters<typeof Response>[0]): void {
  const before = context.res;
  context.res = undefined;
  context.res = new Response(body, before);
}

function encodingOf(accepted: string, type: string): Encoding | undefined {
  const qualityOf = acceptedEncodings(accepted);
  if (isWhole.test(type) && qualityOf("zstd") > 0 && qualityOf("zstd") >= qualityOf("br")) return "zstd";
  return qualityOf("br") > 0 ? "br" : undefined;
}

function compressWhole(body: ArrayBuffer, encoding: Encoding) {
  if (encoding === "br") return inBrotli(body);
  const options = { params: zstdParams, pledgedSrcSize: body.byteLength };
  return body.byteLength > mostAtOnce ? compress(body, options) : zstdCompressSync(body, options);
}

function compressStream(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const through = Duplex.toWeb(createBrotliCompress({ params: brotliParams })) as ReadableWritablePair<
    Uint8Array,
    Uint8Array
  >;
  return body.pipeThrough(through);
}
