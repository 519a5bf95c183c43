import { RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { pageServer } from "./built-pages.ts";

const route = (id: string, parentId: string | undefined, path: string | undefined, more: object = {}) => ({
  [id]: { id, parentId, path, ...more, module: { default: () => null } },
});

const routes = {
  ...route("root", undefined, ""),
  ...route("home", "root", undefined, { index: true }),
  ...route("house", "root", "house/:id"),
  ...route("lost", "root", "*"),
  ...route("control", "root", undefined),
  ...route("first", "control", "control", { index: true }),
  ...route("list", "control", "control/Bookings"),
  ...route("record", "control", "control/edit/:id"),
  ...route("settings", "control", "control/settings"),
  ...route("person", "settings", "person"),
  ...route("unknown", "control", "control/*"),
};

type Written = { staticHandlerContext: { matches: { route: { id: string } }[] }; routeModules: object };

/** Tells the route that was found, and the number of those that it was found among. */
function answer(...[, , , { staticHandlerContext, routeModules }]: [unknown, number, Headers, Written]) {
  const found = staticHandlerContext.matches.at(-1)?.route.id;
  return Response.json([found, Object.keys(routeModules).length]);
}

const build = {
  entry: { module: { default: answer, pageContext: () => new RouterContextProvider() } },
  routes,
  assets: { routes: {}, entry: { imports: [], module: "" }, url: "", version: "1" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

test("a page of staff is found among those whose addresses begin alike, any other among all", async () => {
  const serve = pageServer(build, "production");
  const find = async (path: string) => {
    const tools = { report: () => {}, noteRoute: () => {}, callApi: async () => Response.json({}) };
    const page = await serve(new Request(`http://test.example${path}`), tools);
    return (await page.json()) as [string, number];
  };
  const [guests, all] = [3, Object.keys(routes).length];
  const few = (own: number) => guests + own;
  expect(await find("/control/bookings")).toEqual(["list", few(2)]);
  expect(await find("/CONTROL/Bookings/")).toEqual(["list", few(2)]);
  expect(await find("/control/edit/7")).toEqual(["record", few(2)]);
  expect(await find("/control/settings/person")).toEqual(["person", few(3)]);
  expect(await find("/control/settings")).toEqual(["settings", few(3)]);
  expect(await find("/control/bookings/7")).toEqual(["unknown", few(2)]);
  expect(await find("/control/nothing")).toEqual(["unknown", all]);
  expect(await find("/control")).toEqual(["first", all]);
  expect(await find("/control/%62ookings")).toEqual(["list", all]);
  expect((await find("/house/1"))[0]).toBe("house");
});
