import { z } from "zod";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { ancestry, patternOf } from "./unsent-data.ts";

export type FormTarget = {
  /** Whether the page at the address accepts forms; `unknown` where the site has no page. */
  form: "taken" | "refused" | "unknown";
  /** A layout shows a refusal within itself: the page's, by its `handle`, or for a file, the pages' own. */
  showsRefusal: boolean;
  /** The page's pattern, as React Router passes it to loaders. */
  route?: string;
};

const layoutHandle = z.object({ showsRefusal: z.literal(true) });

/** Returns a function that tells, by the route table, what happens to a form sent to a readable URL. */
export function formRoutes({ routes }: ServerBuild): (url: string) => FormTarget {
  const routesFor = routesByBeginning(routes);
  return (url) => {
    const { pathname, searchParams } = new URL(url);
    // Data requests of React Router's client are left to React Router.
    if (pathname.endsWith(".data")) return { form: "taken", showsRefusal: false };
    const matches = matchRoutes(routesFor(pathname), pathname) ?? [];
    const last = matches.at(-1)?.route;
    // As in React Router: a form sent to `/` is for the layout, one sent to `/?index` for the index page.
    const target =
      last?.index && !searchParams.getAll("index").includes("")
        ? matches.findLast(({ route }, depth) => depth === 0 || route.path)?.route
        : last;
    if (!target?.id || target.path?.endsWith("*")) return { form: "unknown", showsRefusal: false };
    const isPage = last?.id !== undefined && routes[last.id]?.module.default !== undefined;
    const isTaken = routes[target.id]?.module.action !== undefined;
    const path = matches.flatMap(({ route }) => routes[route.id ?? ""] ?? []);
    return {
      form: isTaken ? "taken" : "refused",
      showsRefusal: isPage
        ? path.some(({ module }) => layoutHandle.safeParse(module.handle).success)
        : !isTaken,
      route: patternOf(path),
    };
  };
}

/** The words by which the routes of an address are chosen: those of the control area all begin with the same. */
function wordsOf(path: string): string[] {
  const [first = "", second = ""] = path.toLowerCase().split("/").filter(Boolean);
  return first === "control" ? [first, second] : [first];
}

/**
 * Returns a function that finds the routes whose paths begin as an address does. React Router orders all that it is
 * given anew for each form, which took longer than to store it.
 */
function routesByBeginning(routes: ServerBuild["routes"]): (pathname: string) => RouteObject[] {
  const existing = Object.values(routes).filter((route) => route !== undefined);
  const placed = existing.map((route) => ({ route, words: wordsOf(patternOf(ancestry(routes, route))) }));
  const treeOf = (wanted: readonly string[]): RouteObject[] => {
    const own = placed.filter(({ words }) =>
      words.every((word, place) => word === wanted[place] || word === "" || /^[:*]/.test(word)),
    );
    const childrenOf = (parent?: string): RouteObject[] =>
      own
        .filter(({ route }) => route.parentId === parent)
        .map(({ route: { id, path, index } }) =>
          index ? { id, path, index } : { id, path, children: childrenOf(id) },
        );
    return childrenOf();
  };
  const trees = new Map(placed.map(({ words }) => [words.join("/"), treeOf(words)]));
  const others = treeOf([]);
  return (pathname) => trees.get(wordsOf(decodeURIComponent(pathname)).join("/")) ?? others;
}
