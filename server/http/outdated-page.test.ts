import { redirect, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { pageServer } from "./built-pages.ts";

const flash = { headers: { "set-cookie": "flash=Hotel+added" } };
const pages = {
  "control/add-hotel": { action: () => redirect("/control/hotels?page=1", flash), loader: () => ({}) },
  "control/hotels": { action: () => ({ errors: { name: "Enter a name" } }), loader: () => ({ hotels: [] }) },
  "control/find": { loader: () => ({ records: [] }) },
  query: { action: () => redirect("/contact") },
};
const routes = Object.fromEntries([
  ["root", { id: "root", path: "", module: { default: () => null } }],
  ...Object.entries(pages).map(([path, module]) => [
    path,
    { id: path, parentId: "root", path, module: { default: () => null, ...module } },
  ]),
]) as ServerBuild["routes"];

const build = {
  entry: { module: { default: () => new Response(), pageContext: () => new RouterContextProvider() } },
  routes,
  assets: { routes: {}, entry: { imports: [], module: "" }, url: "", version: "today" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

const serve = pageServer(build, "production");
const site = "http://test.example";
const tools = { report: () => {}, noteRoute: () => {}, callApi: async () => Response.json({}) };

/** Asks from the page `open`, which is of the build `of`, or of one that did not name itself. */
async function ask(path: string, open: string, of?: string, method = "GET") {
  const headers = { referer: site + open, origin: site, ...(of && { "page-build": of }) };
  const { status, headers: told } = await serve(new Request(site + path, { method, headers }), tools);
  const [next, isDocument] = [told.get("x-remix-redirect"), told.get("x-remix-reload-document")];
  return { status, next, isDocument, cookie: told.get("set-cookie") };
}
const usual = { next: null, isDocument: null, cookie: null };

test.each(["yesterday", undefined])(
  "what was saved on a page of an older build (%s) leads on by a new document",
  async (of) => {
    const saved = { next: "/control/hotels?page=1", isDocument: "true", cookie: "flash=Hotel+added" };
    const reply = await ask("/control/add-hotel.data", "/control/add-hotel", of, "POST");
    expect(reply).toEqual({ status: 204, ...saved });
  },
);

test("a link on a page of an older build opens a new document", async () => {
  const asked = await ask("/control/hotels.data?page=2", "/control/add-hotel", "yesterday");
  expect(asked).toEqual({ ...usual, status: 204, next: "/control/hotels?page=2", isDocument: "true" });
  const sheet = await ask("/control/hotels.data?page=2", "/control/hotels?page=1", "yesterday");
  expect(sheet.next).toBe("/control/hotels?page=2");
});

test("what belongs to the open page stays on it, so that nothing typed there is lost", async () => {
  const stays = { ...usual, status: 200 };
  expect(await ask("/control/hotels.data", "/control/hotels", "yesterday", "POST")).toEqual(stays);
  expect(await ask("/control/hotels.data?page=1", "/control/hotels?page=1", "yesterday")).toEqual(stays);
  const found = "/control/find.data?words=reed&_routes=control%2Ffind";
  expect(await ask(found, "/control/hotels", "yesterday")).toEqual(stays);
});

test("a page of today's build, and guests' pages, are answered as usual", async () => {
  expect(await ask("/control/hotels.data?page=2", "/control/add-hotel", "today")).toMatchObject(usual);
  const saved = await ask("/control/add-hotel.data", "/control/add-hotel", "today", "POST");
  expect(saved).toMatchObject({ status: 202, next: null });
  expect(await ask("/query.data", "/contact", undefined, "POST")).toEqual({ ...usual, status: 202 });
});
