import { isControlPath } from "#contract/rules/control-area.ts";
import { z } from "zod";
import { previewName } from "#contract/rules/preview.ts";
import type { CallApi } from "./calls-inside.ts";

const named = z.looseObject({ name: z.string() });
const listReply = z.looseObject({ data: z.array(named) });

/**
 * The API for a page that its owner looks at with the drafts of its blocks; undefined for every other request. Whether
 * it is an owner who asks, the API itself decides: it gives drafts to nobody else.
 */
export async function previewCalls(request: Request, callApi: CallApi): Promise<CallApi | undefined> {
  if (!asksForPreview(request)) return undefined;
  const reply = await callApi("/api/Content/drafts", {});
  if (!reply.ok) return undefined;
  const drafts = new Map(listReply.parse(await reply.json()).data.map((draft) => [draft.name, draft]));
  return async (path, init) => {
    const read = await callApi(path, init);
    if (path !== "/api/Content" || !read.ok || drafts.size === 0) return read;
    const { data, ...envelope } = listReply.parse(await read.json());
    const drafted = data.map((block) => {
      const { value, pictures } = drafts.get(block.name) ?? block;
      return { ...block, value, pictures };
    });
    return { ...read, json: async () => ({ ...envelope, data: drafted }) };
  };
}

/** A public page with the preview's word in its query, or one in a frame of ours, where a link of a preview led. */
function asksForPreview({ method, url, headers }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  if (method !== "GET" || isControlPath(pathname)) return false;
  if (!headers.get("cookie")?.includes("session=")) return false;
  const isFramed = headers.get("sec-fetch-dest") === "iframe";
  return searchParams.has(previewName) || (isFramed && headers.get("sec-fetch-site") === "same-origin");
}

/** A previewed page: cached by nobody, and shown in frames of this site alone. */
export function asPreview(page: Response): Response {
  const headers = new Headers(page.headers);
  const policy = headers.get("content-security-policy") ?? "";
  headers.set("content-security-policy", policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  headers.set("x-frame-options", "SAMEORIGIN");
  headers.set("cache-control", "no-store");
  headers.set("x-robots-tag", "noindex");
  const { body, status, statusText } = page;
  return new Response(body, { status, statusText, headers });
}
