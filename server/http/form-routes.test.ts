import type * as ReactRouter from "react-router";
import type { RouteObject, ServerBuild } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { formRoutes } from "./form-routes.ts";

const given: RouteObject[][] = [];

vi.mock("react-router", async (original) => {
  const router = await original<typeof ReactRouter>();
  const matchRoutes = (routes: RouteObject[], path: string) => {
    given.push(routes);
    return router.matchRoutes(routes, path);
  };
  return { ...router, matchRoutes };
});

const route = (id: string, parentId: string | undefined, path?: string, index?: true) => ({
  [id]: { id, parentId, path, index, module: { default: () => null, action: () => null } },
});

const routes = {
  ...route("root", undefined, ""),
  ...route("home", "root", undefined, true),
  ...route("house", "root", "house/:id"),
  ...route("houses", "root", "houses"),
  ...route("lost", "root", "*"),
  ...route("control", "root"),
  ...route("first", "control", "control", true),
  ...route("list", "control", "control/Bookings"),
  ...route("person", "control", "control/settings/person"),
  ...route("unknown", "control", "control/*"),
} as unknown as ServerBuild["routes"];

const sentTo = formRoutes({ routes } as ServerBuild);
const count = (tree: RouteObject[] = []): number =>
  tree.reduce((sum, { children }) => sum + 1 + count(children), 0);

beforeEach(() => {
  given.length = 0;
});

test.each([
  ["/house/7", "house/:id", 5],
  ["/HOUSE/7/", "house/:id", 5],
  ["/h%6Fuse/7", "house/:id", 5],
  ["/houses", "houses", 5],
  ["/?index", "/", 4],
  ["/control/bookings", "control/Bookings", 7],
  ["/Control/Settings/person", "control/settings/person", 7],
  ["/control?index", "control", 6],
])(
  "a form to %s is for the page that it names, found among those that begin as it does",
  (path, page, most) => {
    expect(sentTo(`http://test.example${path}`)).toMatchObject({ form: "taken", route: page });
    expect(count(given[0])).toBeLessThanOrEqual(most);
  },
);

test.each(["/nothing", "/house", "/control/nothing", "/control/bookings/7", "/%68%2fouse"])(
  "a form to %s is for no page",
  (path) => {
    expect(sentTo(`http://test.example${path}`)).toMatchObject({ form: "unknown" });
    expect(count(given[0])).toBeLessThan(8);
  },
);
