import type { Context } from "hono";
import type { Services } from "../services.ts";
import { presentBrand } from "../settings/present-brand.ts";
import { readSettings } from "../settings/read-settings.ts";
import { noteRoute } from "../watch/request-notes.ts";
import type { ApiTable } from "./calls.ts";
import type { DocsLook } from "./docs/docs-brand.ts";
import { docsPage, docsPolicy } from "./docs/docs-page.ts";
import { openApiDocument } from "./openapi.ts";
import { PackedText } from "./packed-text.ts";
import type { Environment } from "./visitor.ts";

type Kind = "openApi" | "page";

/** The OpenAPI document and its page under the company's name, made and compressed at the first request and then cached. */
export function apiDocuments(endpoints: ApiTable["endpoints"], services: Services) {
  const json = ({ name }: DocsLook) =>
    JSON.stringify(openApiDocument(services.publicUrl ?? "", endpoints, name));
  const make = {
    openApi: (look: DocsLook) => new PackedText(json(look), { "content-type": "application/json" }),
    page: (look: DocsLook) =>
      new PackedText(docsPage(json(look), look), {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": docsPolicy(look),
      }),
  };
  const documents = new Map<Kind, PackedText>();
  let builtFor = "";
  async function answer(context: Context<Environment>, kind: Kind): Promise<Response> {
    noteRoute(context.env, context.req.path);
    const settings = await readSettings(services);
    const { palette, typefaces, logo } = presentBrand(settings);
    const look = { name: settings.details.name, palette, typefaces, logo };
    if (builtFor !== JSON.stringify(look)) documents.clear();
    builtFor = JSON.stringify(look);
    const document = documents.get(kind) ?? make[kind](look);
    documents.set(kind, document);
    return document.answer(context);
  }
  return {
    openApi: (context: Context<Environment>) => answer(context, "openApi"),
    page: (context: Context<Environment>) => answer(context, "page"),
  };
}
