// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from "vitest";
import { areAnswersMissing, retryRequests, waitForAnswers, watchAnswers } from "./missing-answers.ts";

/** What comes of the next calls, in this order; the last one also of all others. */
let answers: (() => Promise<Response>)[] = [];
const sent: unknown[] = [];
let lastInit: RequestInit | undefined;
const page = new URL("https://shop.example/control/hotels.data");
const noNetwork = async () => {
  throw new TypeError("Failed to fetch");
};
const saved = async () => new Response("saved");

beforeAll(() => {
  globalThis.fetch = async (_, init) => {
    sent.push(init?.body);
    lastInit = init;
    const [answer = noNetwork] = answers.length > 1 ? answers.splice(0, 1) : answers;
    return answer();
  };
  waitForAnswers();
});
beforeEach(() => {
  sent.length = 0;
});

test("a page's call without a network is made again when somebody says so, or the network is back", async () => {
  answers = [noNetwork, noNetwork, saved];
  const seen: boolean[] = [];
  const stop = watchAnswers(() => seen.push(areAnswersMissing()));
  const answer = fetch(page, { method: "POST", body: "name=Reed" });
  await expect.poll(areAnswersMissing).toBe(true);
  retryRequests();
  await expect.poll(() => sent.length).toBe(2);
  await expect.poll(areAnswersMissing).toBe(true);
  dispatchEvent(new Event("online"));
  expect(await (await answer).text()).toBe("saved");
  expect(areAnswersMissing()).toBe(false);
  expect(sent).toEqual(["name=Reed", "name=Reed", "name=Reed"]);
  expect(seen).toEqual([true, false, true, false]);
  stop();
});

test("what a proxy says in the site's place is no answer; what the site says of itself is one", async () => {
  const headers = { "x-remix-response": "yes" };
  answers = [
    async () => new Response("restarting", { status: 502 }),
    async () => new Response("no database", { status: 503, headers }),
  ];
  const answer = fetch(page);
  await expect.poll(areAnswersMissing).toBe(true);
  retryRequests();
  expect((await answer).status).toBe(503);
});

test("a call that is called off while it waits is over", async () => {
  answers = [noNetwork];
  const leaving = new AbortController();
  const answer = fetch(page, { signal: leaving.signal });
  await expect.poll(areAnswersMissing).toBe(true);
  leaving.abort(new Error("gone on"));
  await expect(answer).rejects.toThrow("gone on");
  expect(areAnswersMissing()).toBe(false);
  await expect(fetch(page, { signal: leaving.signal })).rejects.toThrow("gone on");
});

test("other calls, and other faults, are as they were", async () => {
  answers = [noNetwork];
  await expect(fetch("https://shop.example/api/Hotel")).rejects.toThrow("Failed to fetch");
  answers = [
    async () => {
      throw new Error("no such thing");
    },
  ];
  await expect(fetch(page)).rejects.toThrow("no such thing");
  expect(areAnswersMissing()).toBe(false);
});

test("a page's call names the build that the page is of, beside its own headers; other calls do not", async () => {
  globalThis.__reactRouterManifest = { version: "4dd56d22" };
  answers = [saved];
  await fetch(page, { headers: { "content-type": "text/plain" } });
  const { headers } = new Request(page, lastInit);
  expect([headers.get("page-build"), headers.get("content-type")]).toEqual(["4dd56d22", "text/plain"]);
  await fetch("https://shop.example/api/Hotel");
  expect(lastInit).toBeUndefined();
  globalThis.__reactRouterManifest = undefined;
});
