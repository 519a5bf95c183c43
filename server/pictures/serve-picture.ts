import { isPublicName, typeOfName } from "./store/picture-names.ts";
import type { ByteRange, PictureStore } from "./store/picture-store.ts";

const year = 365 * 24 * 60 * 60;

/**
 * Serves GET and HEAD below `/uploads/`; `name` is the path after it. Names contain their content's hash, so replies
 * may be cached for a year. Anything but a public picture is a plain 404: no listings, no originals.
 */
export async function servePicture(store: PictureStore, name: string, request: Request): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return plain(405, { Allow: "GET, HEAD" });
  const picture = isPublicName(name) ? await store.find(name) : null;
  if (!picture) return plain(404, { "Cache-Control": "no-store" });

  const headers = {
    "Accept-Ranges": "bytes",
    "Cache-Control": `public, max-age=${year}, immutable`,
    "Content-Type": typeOfName(name),
    "Cross-Origin-Resource-Policy": "same-site",
    ETag: picture.etag,
    "X-Content-Type-Options": "nosniff",
  };
  if (matches(request.headers.get("If-None-Match"), picture.etag))
    return new Response(null, { status: 304, headers });

  const range = wantedRange(request, picture);
  if (range === "unsatisfiable") return plain(416, { "Content-Range": `bytes */${picture.size}` });
  const length = range ? range.last - range.first + 1 : picture.size;
  const partial = range && { "Content-Range": `bytes ${range.first}-${range.last}/${picture.size}` };
  const body =
    request.method === "HEAD"
      ? null
      : await store.read(name, range).catch(async (error: unknown) => {
          // Another process has removed it, but this one still had it in its cache.
          if (await store.find(name, true)) throw error;
          return undefined;
        });
  if (body === undefined) return plain(404, { "Cache-Control": "no-store" });
  return new Response(body, {
    status: range ? 206 : 200,
    headers: { ...headers, ...partial, "Content-Length": String(length) },
  });
}

function plain(status: 404 | 405 | 416, headers: Record<string, string>): Response {
  const text = { 404: "Not found", 405: "Method not allowed", 416: "Range not satisfiable" }[status];
  const always = { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" };
  return new Response(`${text}\n`, { status, headers: { ...always, ...headers } });
}

/** If-None-Match by weak comparison (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)
  );
}

/**
 * The requested range (RFC 9110, 14). Several ranges, other units, malformed ones and those whose `If-Range` does not
 * match get the whole picture.
 */
function wantedRange(
  request: Request,
  picture: { size: number; etag: string },
): ByteRange | "unsatisfiable" | undefined {
  const ifRange = request.headers.get("If-Range");
  if (request.method !== "GET" || (ifRange !== null && ifRange !== picture.etag)) return undefined;
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.get("Range")?.trim() ?? "");
  if (!match) return undefined;
  const [, from = "", to = ""] = match;
  const end = picture.size - 1;
  if (from === "") {
    if (to === "") return undefined;
    return Number(to) === 0 ? "unsatisfiable" : { first: Math.max(0, picture.size - Number(to)), last: end };
  }
  if (to !== "" && Number(to) < Number(from)) return undefined;
  if (Number(from) > end) return "unsatisfiable";
  return { first: Number(from), last: to === "" ? end : Math.min(end, Number(to)) };
}
