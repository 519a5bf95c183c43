import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Services } from "../services.ts";
import type { Api } from "./api.ts";
import { type Pages, type PageServer, type PageTools, renderPages } from "./pages.ts";
import type { Bindings } from "./visitor.ts";

const buildFolder = fileURLToPath(new URL("../../build/", import.meta.url));

/** The built pages: files of `build/client`, else what React Router renders. */
export async function builtPages(services: Services): Promise<(api: Api) => Pages> {
  const build: ServerBuild = await import(`${buildFolder}server/index.js`);
  return (api) => {
    const render = renderPages(services, api, pageServer(build, "production"));
    const site = new Hono<{ Bindings: Bindings }>();
    const files = serveStatic({ root: `${buildFolder}client`, precompressed: true, onFound: keepInCaches });
    site.get("*", (context, next) => (context.req.path === "/" ? next() : files(context, next)));
    site.all("*", (context) => render(context.req.raw, context.env));
    return (request, bindings) => site.fetch(request, bindings);
  };
}

/** Sets caching: files under `/assets/` are named by their content and immutable; others are fresh for an hour. */
function keepInCaches(path: string, context: Context): void {
  const isNamedByContent = path.includes("/assets/");
  context.header(
    "cache-control",
    isNamedByContent ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  );
  // A service worker's requests are governed by the policy of its own file.
  context.header("content-security-policy", "default-src 'self'; object-src 'none'; frame-ancestors 'none'");
}

/** Wraps a React Router build as a PageServer. The build's entry makes the context in which pages find the API. */
export function pageServer(build: ServerBuild, mode: "production" | "development"): PageServer {
  const handle = createRequestHandler(build, mode);
  const { module } = build.entry;
  if (!makesContext(module)) throw new Error("The entry of the pages exports no pageContext");
  return (request, tools) => handle(request, module.pageContext(tools));
}

type EntryModule = {
  pageContext: (tools: PageTools) => Parameters<ReturnType<typeof createRequestHandler>>[1];
};

function makesContext(module: object): module is EntryModule {
  return "pageContext" in module;
}
