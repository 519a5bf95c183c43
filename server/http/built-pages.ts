import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Services } from "../services.ts";
import type { Api } from "./api.ts";
import { type Pages, type PageServer, type PageTools, renderPages } from "./pages.ts";
import type { Bindings } from "./visitor.ts";

const buildFolder = fileURLToPath(new URL("../../build/", import.meta.url));

/** The pages as `npm run build` left them: files of `build/client`, else what React Router renders. */
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

/** Files under `/assets/` are named by their content and never change; others are asked for again after an hour. */
function keepInCaches(path: string, context: Context): void {
  const isNamedByContent = path.includes("/assets/");
  context.header(
    "cache-control",
    isNamedByContent ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  );
  // What a service worker may ask for is what its own file's policy says.
  context.header("content-security-policy", "default-src 'self'; object-src 'none'; frame-ancestors 'none'");
}

/** A React Router build as the house calls it. The build's entry makes the context that pages find the API in. */
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
