import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Services } from "../services.ts";
import { noteRoute, unknownRoute } from "../watch/request-notes.ts";
import type { Api } from "./api.ts";
import { formRoutes } from "./form-routes.ts";
import { projectFolder } from "../project-folder.ts";
import { builtFiles } from "./built-files.ts";
import { leadToToday } from "./outdated-page.ts";
import { type Pages, type PageServer, type PageTools, renderPages } from "./pages.ts";
import { ancestry, patternOf, withUnsentData } from "./unsent-data.ts";
import type { Bindings } from "./visitor.ts";
import { isControlPath } from "#contract/rules/control-area.ts";

const clientFolder = fileURLToPath(new URL("build/client", projectFolder));

/** The built pages: files of `build/client`, else what React Router renders. */
export async function builtPages(services: Services): Promise<(api: Api) => Pages> {
  const build: ServerBuild = await import("#pages");
  return (api) => {
    const render = renderPages(services, api, pageServer(build, "production"));
    const site = new Hono<{ Bindings: Bindings }>();
    const files = builtFiles(clientFolder);
    site.get("*", async (context, next) => {
      if (context.req.path === "/") return next();
      noteRoute(context.env, "(file)", "file");
      const file = await files(context, async () => {});
      if (file) return file;
      noteRoute(context.env, unknownRoute);
      return next();
    });
    site.all("*", (context) => render(context.req.raw, context.env));
    return (request, bindings) => site.fetch(request, bindings);
  };
}

/** Wraps a React Router build as a PageServer. The build's entry makes the context in which pages find the API. */
export function pageServer(build: ServerBuild, mode: "production" | "development"): PageServer {
  const { module } = build.entry;
  if (!makesContext(module)) throw new Error("The entry of the pages exports no pageContext");
  const dataHandler = createRequestHandler(build, mode);
  const sendData: Handler = async (request, context) => {
    const answer = await dataHandler(request, context);
    return mode === "production" ? leadToToday(request, answer, build.assets.version) : answer;
  };
  const writePages = createRequestHandler(withUnsentData(build), mode);
  const writeGuestsPages = createRequestHandler(withUnsentData(withoutControlArea(build)), mode);
  const writeStaffPages = staffHandlers(build, mode);
  const handlerFor = (pathname: string) => {
    if (pathname.endsWith(".data")) return sendData;
    if (!isControlPath(pathname)) return writeGuestsPages;
    return writeStaffPages.get(pathname.toLowerCase().split("/")[2] ?? "") ?? writePages;
  };
  const serve = (request: Request, tools: PageTools) =>
    handlerFor(new URL(request.url).pathname)(request, module.pageContext(tools));
  return Object.assign(serve, { sentTo: formRoutes(build) });
}

/** The build without the control area, which has most of the routes: React Router tries the routes one by one. */
function withoutControlArea(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).filter(
    ([id]) => !id.startsWith("routes/control/") && id !== "control",
  );
  return { ...build, routes: Object.fromEntries(routes) };
}

type Handler = ReturnType<typeof createRequestHandler>;

/** Handlers of the control area's pages by the second word of their paths: each has only a few routes to try. */
function staffHandlers(build: ServerBuild, mode: "production" | "development"): ReadonlyMap<string, Handler> {
  const placed = Object.entries(build.routes).flatMap(([id, route]) =>
    route ? [{ id, route, words: patternOf(ancestry(build.routes, route)).toLowerCase().split("/") }] : [],
  );
  const words = new Set(placed.flatMap(({ words: [area, word] }) => (area === "control" && word) || []));
  const handlers = [...words].map((word): [string, Handler] => {
    // Besides the word's own routes: layouts without a path, and the catch-all for unknown addresses.
    const routes = placed.filter(
      ({ words: [area, second] }) =>
        area === "" || (area === "control" && [word, "*"].includes(second ?? "")),
    );
    const ownRoutes = Object.fromEntries(routes.map(({ id, route }) => [id, route]));
    return [word, createRequestHandler(withUnsentData({ ...build, routes: ownRoutes }), mode)];
  });
  return new Map(handlers);
}

type EntryModule = {
  pageContext: (tools: PageTools) => Parameters<ReturnType<typeof createRequestHandler>>[1];
};

function makesContext(module: object): module is EntryModule {
  return "pageContext" in module;
}
