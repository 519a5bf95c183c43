import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;
type Loader = NonNullable<Route["module"]["loader"]>;

/**
 * The same build, with loaders of pages that are never hydrated returning their data as inherited properties.
 * Components read them as before, but React Router, which serializes own properties for the browser even where it sends
 * none of them (2 ms of CPU for a list of fifty hotels), finds nothing to serialize. Not for data requests.
 */
export function withUnsentData(build: ServerBuild): ServerBuild {
  const hydrated = hydratedPatterns(build.routes);
  const routes = Object.entries(build.routes).map(([id, route]): [string, Route | undefined] => {
    const loader = route?.module.loader;
    if (!route || !loader) return [id, route];
    const unsent: Loader = async (input) => {
      const data: unknown = await loader(input);
      return hydrated.has(input.pattern) ? data : inherited(data);
    };
    return [id, { ...route, module: { ...route.module, loader: unsent } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function inherited(data: unknown): unknown {
  const isPlain =
    typeof data === "object" && data !== null && Object.getPrototypeOf(data) === Object.prototype;
  return isPlain ? Object.create(data) : data;
}

/** The patterns of the pages that ask for hydration, by themselves or by a layout around them. */
function hydratedPatterns(routes: Routes): Set<string> {
  const all = Object.values(routes).flatMap((route) => route ?? []);
  const layouts = new Set(all.map(({ parentId }) => parentId));
  const pages = all.filter(({ id }) => !layouts.has(id)).map((route) => ancestry(routes, route));
  return new Set(pages.filter((path) => path.some(asksForHydration)).map(patternOf));
}

/** A route's layouts and the route itself, the outermost first. */
export function ancestry(routes: Routes, route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...ancestry(routes, parent), route] : [route];
}

function asksForHydration({ module: { handle } }: Route): boolean {
  return typeof handle === "object" && handle !== null && "hydrate" in handle;
}

/** The pattern of a route as React Router passes it to loaders. */
export function patternOf(path: Route[]): string {
  const paths = path.flatMap((route) => route.path || []);
  return paths.join("/").replace(/\/{2,}/g, "/") || "/";
}
