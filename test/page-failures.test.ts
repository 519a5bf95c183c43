import { pino } from "pino";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as entry from "#app/entry.server.tsx";
import { createApi } from "#server/http/api.ts";
import { pageServer } from "#server/http/built-pages.ts";
import { renderPages } from "#server/http/pages.ts";
import { productTable } from "#server/product-table.ts";
import { newNotes } from "#server/watch/request-notes.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

/** A site of one page, whose loader does this. */
function siteOf(loader: () => unknown): ServerBuild {
  const assets = {
    entry: { imports: [], module: "/entry.js" },
    routes: {},
    url: "/manifest.js",
    version: "1",
  };
  return {
    entry: { module: entry },
    routes: { page: { id: "page", path: "/", module: { default: () => null, loader } } },
    assets,
    publicPath: "/",
    assetsBuildDirectory: "build",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

async function logOf(loader: () => unknown): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line) => void lines.push(line) });
  const services = { ...app.services, log };
  const pages = renderPages(
    services,
    createApi(services, productTable),
    pageServer(siteOf(loader), "production"),
  );
  const request = new Request("http://site.example/?name=Asha");
  const notes = { ...newNotes("request-7"), route: "/hotel/:id" };
  await pages(request, { address: "203.0.113.9", requestId: "request-7", notes });
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test("an exception of a page's loader is logged under the request's id, without what was in the address", async () => {
  const [line, ...others] = await logOf(() => {
    throw new Error("no such room");
  });
  expect(others).toEqual([]);
  expect(line).toMatchObject({ requestId: "request-7", route: "/hotel/:id", msg: "page failed" });
  expect(line?.["err"]).toMatchObject({ message: "no such room" });
  expect(JSON.stringify(line)).not.toContain("Asha");
});

test("a page that says 404 is no failure of ours", async () => {
  const lines = await logOf(() => {
    throw new Response("Not here", { status: 404 });
  });
  expect(lines).toEqual([]);
});
