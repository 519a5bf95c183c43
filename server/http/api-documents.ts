import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { Services } from "../services.ts";
import { presentBrand } from "../settings/present-brand.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { ApiTable } from "./calls.ts";
import type { DocsLook } from "./docs/docs-brand.ts";
import { docsPage, docsPolicy } from "./docs/docs-page.ts";
import { openApiDocument } from "./openapi.ts";

type Kind = "openApi" | "page";
type Made = { text: string; etag: string; headers: Record<string, string> };

/** The OpenAPI document and its page under the company's name, made at the first request and then cached in memory. */
export function apiDocuments(endpoints: ApiTable["endpoints"], services: Services) {
  const json = ({ name }: DocsLook) =>
    JSON.stringify(openApiDocument(services.publicUrl ?? "", endpoints, name));
  const make = {
    openApi: (look: DocsLook) => withTag(json(look), { "content-type": "application/json" }),
    page: (look: DocsLook) =>
      withTag(docsPage(json(look), look), {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": docsPolicy(look),
      }),
  };
  const made = new Map<Kind, Made>();
  let madeFor = "";
  async function answer(context: Context, kind: Kind): Promise<Response> {
    const settings = await readSettings(services);
    const { palette, typefaces, logo } = presentBrand(settings);
    const look = { name: settings.details.name, palette, typefaces, logo };
    if (madeFor !== JSON.stringify(look)) made.clear();
    madeFor = JSON.stringify(look);
    const document = made.get(kind) ?? make[kind](look);
    made.set(kind, document);
    const headers = { ...document.headers, etag: document.etag, "cache-control": "no-cache" };
    const isKnown = context.req.header("if-none-match")?.replace(/^W\//, "") === document.etag;
    return isKnown ? context.body(null, 304, headers) : context.body(document.text, 200, headers);
  }
  return {
    openApi: (context: Context) => answer(context, "openApi"),
    page: (context: Context) => answer(context, "page"),
  };
}

function withTag(text: string, headers: Record<string, string>): Made {
  return { text, headers, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
}
