import { Duplex } from "node:stream";
import { promisify } from "node:util";
import { constants, createBrotliCompress, zstdCompress } from "node:zlib";
import type { MiddlewareHandler } from "hono";
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

/**
 * Compresses what is made for one visitor, unless it is compressed already: where the client takes it in zstd, which
 * costs a fifth of brotli and is 6 % larger; what is cached and sent to many is in brotli (`page-cache`).
 */
export const compression: MiddlewareHandler = async (context, next) => {
  await next();
  const { body, headers, status } = context.res;
  const length = headers.get("content-length");
  const type = headers.get("content-type") ?? "";
  const encoding = encodingOf(context.req.header("accept-encoding") ?? "", type);
  const isCompressible =
    body !== null &&
    status !== 206 &&
    context.req.method !== "HEAD" &&
    !headers.has("content-encoding") &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) &&
    !(length && Number(length) < smallest);
  if (!encoding || !isCompressible) return;
  const whole = isWhole.test(type) ? await context.res.arrayBuffer() : undefined;
  if (whole && whole.byteLength < smallest) {
    context.res = new Response(whole, context.res);
    return;
  }
  context.res = new Response(
    whole ? await compressWhole(whole, encoding) : compressStream(body),
    context.res,
  );
  context.res.headers.delete("content-length");
  context.res.headers.set("content-encoding", encoding);
  context.res.headers.append("vary", "Accept-Encoding");
  const etag = headers.get("etag");
  if (etag && !etag.startsWith("W/")) context.res.headers.set("etag", `W/${etag}`);
};

function encodingOf(accepted: string, type: string): Encoding | undefined {
  const qualityOf = acceptedEncodings(accepted);
  if (isWhole.test(type) && qualityOf("zstd") > 0 && qualityOf("zstd") >= qualityOf("br")) return "zstd";
  return qualityOf("br") > 0 ? "br" : undefined;
}

function compressWhole(body: ArrayBuffer, encoding: Encoding) {
  return encoding === "zstd"
    ? compress(body, { params: zstdParams, pledgedSrcSize: body.byteLength })
    : inBrotli(body);
}

function compressStream(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const through = Duplex.toWeb(createBrotliCompress({ params: brotliParams })) as ReadableWritablePair<
    Uint8Array,
    Uint8Array
  >;
  return body.pipeThrough(through);
}
