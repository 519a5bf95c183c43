import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createApp } from "../http/app.ts";
import type { Services } from "../services.ts";
import { appOfFile } from "#test/support/app-hooks.ts";
import { askReadiness } from "./readiness.ts";

const app = appOfFile();

const ask = (change: Partial<Services> = {}) => askReadiness({ ...app.services, ...change })();
const away = async () => "it does not answer";

test("a process that can serve says so, and what is away without closing it", async () => {
  expect(await ask()).toEqual({ isReady: true, words: ["ready"] });
  const pictures = { ...app.services.pictures, store: { ...app.store, fault: away } };
  expect(await ask({ pictures })).toEqual({ isReady: true, words: ["ready", "the picture store is away"] });
});

test("without its folder, or told to stop, it cannot serve", async () => {
  const words = ["the data folder is away"];
  expect(await ask({ dataDir: "/nowhere/at/all" })).toEqual({ isReady: false, words });
  expect(await ask({ isStopping: () => true })).toEqual({ isReady: false, words: ["stopping"] });
});

test("however many ask at once, the store is asked once, and a stop is told at once", async () => {
  let asked = 0;
  let isStopping = false;
  const fault = async () => {
    asked += 1;
    await pause(5);
    return undefined;
  };
  const pictures = { ...app.services.pictures, store: { ...app.store, fault } };
  const site = createApp({ ...app.services, pictures, isStopping: () => isStopping });
  const probe = async (method = "GET") =>
    (await site.request("http://test.example/readyz", { method }, {})).status;
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => probe())))).toEqual(new Set([200]));
  expect([await probe("HEAD"), asked]).toEqual([200, 1]);
  isStopping = true;
  expect([await probe(), await probe("HEAD")]).toEqual([503, 503]);
});

test("without the setting there are no figures, whoever asks", async () => {
  const headers = { authorization: "Bearer undefined" };
  expect((await app.app.request("http://test.example/metrics", { headers }, {})).status).toBe(404);
});
