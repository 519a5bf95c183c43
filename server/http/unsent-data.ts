import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;
type Loader = NonNullable<Route["module"]["loader"]>;

/**
 * The same build, but the loaders of pages that React never takes over in the browser give what they read as inherited
 * properties: components read them as before, and React Router, which encodes own properties for the browser even where
 * nothing of it is sent (2 ms of CPU for a list of fifty hotels), finds nothing to encode. Not for requests for data.
 */
export function withUnsentData(build: ServerBuild): ServerBuild {
  const takenOver = takenOverPatterns(build.routes);
  const routes = Object.entries(build.routes).map(([id, route]): [string, Route | undefined] => {
    const loader = route?.module.loader;
    if (!route || !loader) return [id, route];
    const unsent: Loader = async (input) => {
      const read: unknown = await loader(input);
      return takenOver.has(input.pattern) ? read : inherited(read);
    };
    return [id, { ...route, module: { ...route.module, loader: unsent } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function inherited(read: unknown): unknown {
  const isPlain =
    typeof read === "object" && read !== null && Object.getPrototypeOf(read) === Object.prototype;
  return isPlain ? Object.create(read) : read;
}

/** The patterns of the pages that say `hydrate`, or that stand in a layout that does. */
function takenOverPatterns(routes: Routes): Set<string> {
  const all = Object.values(routes).flatMap((route) => route ?? []);
  const layouts = new Set(all.map(({ parentId }) => parentId));
  const pages = all.filter(({ id }) => !layouts.has(id)).map((route) => ancestry(routes, route));
  return new Set(pages.filter((path) => path.some(asksForReact)).map(patternOf));
}

/** A route with those around it, the outermost first. */
export function ancestry(routes: Routes, route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...ancestry(routes, parent), route] : [route];
}

function asksForReact({ module: { handle } }: Route): boolean {
  return typeof handle === "object" && handle !== null && "hydrate" in handle;
}

/** As React Router gives it to loaders. */
export function patternOf(path: Route[]): string {
  const paths = path.flatMap((route) => route.path || []);
  return paths.join("/").replace(/\/{2,}/g, "/") || "/";
}
