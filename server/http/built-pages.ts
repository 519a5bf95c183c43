import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Services } from "../services.ts";
import { noteRoute, unknownRoute } from "../watch/request-notes.ts";
import type { Api } from "./api.ts";
import { formRoutes } from "./form-routes.ts";
import { projectFolder } from "../project-folder.ts";
import { builtFiles } from "./built-files.ts";
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
  const sendData = createRequestHandler(build, mode);
  const writePages = createRequestHandler(withUnsentData(build), mode);
  const writeGuestsPages = createRequestHandler(withUnsentData(ofGuests(build)), mode);
  const writeStaffPages = staffWriters(build, mode);
  const writer = (pathname: string) => {
    if (pathname.endsWith(".data")) return sendData;
    if (!isControlPath(pathname)) return writeGuestsPages;
    return writeStaffPages.get(pathname.toLowerCase().split("/")[2] ?? "") ?? writePages;
  };
  const serve = (request: Request, tools: PageTools) =>
    writer(new URL(request.url).pathname)(request, module.pageContext(tools));
  return Object.assign(serve, { sentTo: formRoutes(build) });
}

/** The same build without the control area: React Router tries the routes one by one, and most of them are of staff. */
function ofGuests(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).filter(
    ([id]) => !id.startsWith("routes/control/") && id !== "control",
  );
  return { ...build, routes: Object.fromEntries(routes) };
}

type Writer = ReturnType<typeof createRequestHandler>;

/** Writers of the control area's pages by the second word of their addresses: each finds its page among a few routes. */
function staffWriters(build: ServerBuild, mode: "production" | "development"): ReadonlyMap<string, Writer> {
  const placed = Object.entries(build.routes).flatMap(([id, route]) =>
    route ? [{ id, route, words: patternOf(ancestry(build.routes, route)).toLowerCase().split("/") }] : [],
  );
  const words = new Set(placed.flatMap(({ words: [area, word] }) => (area === "control" && word) || []));
  const writers = [...words].map((word): [string, Writer] => {
    // Layouts that add nothing to the address, and the page of an address that no other has.
    const routes = placed.filter(
      ({ words: [area, second] }) =>
        area === "" || (area === "control" && [word, "*"].includes(second ?? "")),
    );
    const own = Object.fromEntries(routes.map(({ id, route }) => [id, route]));
    return [word, createRequestHandler(withUnsentData({ ...build, routes: own }), mode)];
  });
  return new Map(writers);
}

type EntryModule = {
  pageContext: (tools: PageTools) => Parameters<ReturnType<typeof createRequestHandler>>[1];
};

function makesContext(module: object): module is EntryModule {
  return "pageContext" in module;
}
