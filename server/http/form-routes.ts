import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** Whether the page at an address takes what is sent there; `unknown` where the site has no page. */
export type SentTo = "taken" | "refused" | "unknown";

/** Finds out, by the site map, what becomes of a form sent to a readable URL. */
export function formRoutes({ routes }: ServerBuild): (url: string) => SentTo {
  const known = Object.values(routes).filter((route) => route !== undefined);
  const below = (parent?: string): RouteObject[] =>
    known
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: below(id) }));
  const tree = below();
  return (url) => {
    const { pathname, searchParams } = new URL(url);
    // What React asks for by itself is answered in its own way.
    if (pathname.endsWith(".data")) return "taken";
    const matches = matchRoutes(tree, pathname) ?? [];
    const last = matches.at(-1)?.route;
    // As React Router has it: a form sent to `/` is the layout's, one sent to `/?index` the page's own.
    const target =
      last?.index && !searchParams.getAll("index").includes("")
        ? matches.findLast(({ route }, depth) => depth === 0 || route.path)?.route
        : last;
    if (!target?.id || target.path?.endsWith("*")) return "unknown";
    return routes[target.id]?.module.action ? "taken" : "refused";
  };
}
