import { Duplex } from "node:stream";
import { constants, createBrotliCompress } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";

const smallest = 1024;

/** At quality 5 brotli takes as long as gzip and is a fifth smaller. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses pages and replies with brotli where the client accepts it, unless they are compressed already. */
export const brotli: MiddlewareHandler = async (context, next) => {
  await next();
  const { body, headers, status } = context.res;
  const length = headers.get("content-length");
  const isWanted = /\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(context.req.header("accept-encoding") ?? "");
  const isFit =
    body !== null &&
    status !== 206 &&
    context.req.method !== "HEAD" &&
    !headers.has("content-encoding") &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("content-type") ?? "") &&
    !(length && Number(length) < smallest);
  if (!isWanted || !isFit) return;
  const through = Duplex.toWeb(createBrotliCompress(options)) as ReadableWritablePair<Uint8Array, Uint8Array>;
  context.res = new Response(body.pipeThrough(through), context.res);
  context.res.headers.delete("content-length");
  context.res.headers.set("content-encoding", "br");
  context.res.headers.append("vary", "Accept-Encoding");
  const etag = headers.get("etag");
  if (etag && !etag.startsWith("W/")) context.res.headers.set("etag", `W/${etag}`);
};
