import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { ApiTable } from "./calls.ts";
import { docsPage, docsPolicy } from "./docs/docs-page.ts";
import { openApiDocument } from "./openapi.ts";

const types = {
  openApi: { "content-type": "application/json" },
  page: { "content-type": "text/html; charset=utf-8", "content-security-policy": docsPolicy },
};

/** The OpenAPI document and its page, made at the first request and then kept in memory. */
export function apiDocuments(endpoints: ApiTable["endpoints"], publicUrl = "") {
  const openApi = () => JSON.stringify(openApiDocument(publicUrl, endpoints));
  const make = { openApi, page: () => docsPage(openApi()) };
  const made = new Map<keyof typeof make, { text: string; etag: string }>();
  function answer(context: Context, name: keyof typeof make): Response {
    const document = made.get(name) ?? withTag(make[name]());
    made.set(name, document);
    const headers = { ...types[name], etag: document.etag, "cache-control": "no-cache" };
    const isKnown = context.req.header("if-none-match")?.replace(/^W\//, "") === document.etag;
    return isKnown ? context.body(null, 304, headers) : context.body(document.text, 200, headers);
  }
  return {
    openApi: (context: Context) => answer(context, "openApi"),
    page: (context: Context) => answer(context, "page"),
  };
}

function withTag(text: string) {
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
}
