import { beforeAll, expect, test } from "vitest";
import type { PublishedBlock } from "#contract/content.ts";
import { previewHref } from "#contract/rules/preview.ts";
import { appOfFile } from "#test/support/app-hooks.ts";
import { productTable } from "../product-table.ts";
import { createApi } from "./api.ts";
import { renderPages } from "./pages.ts";

const policy = "default-src 'self'; frame-ancestors 'none'";
const app = appOfFile();

/** A page that says what it read: the heading of the team's block, and whether it may be framed and cached. */
async function look(address: string, cookie?: string, headers: Record<string, string> = {}) {
  const render = renderPages(app.services, createApi(app.services, productTable), async (_, { callApi }) => {
    const reply = await callApi("/api/Content", {});
    const { data } = (await reply.json()) as { data: PublishedBlock[] };
    const team = data.find(({ name }) => name === "team");
    return new Response(String(team?.value["heading"]), {
      headers: { "content-security-policy": policy, "cache-control": "no-cache" },
    });
  });
  const request = new Request(`http://test.example${address}`, {
    headers: { ...headers, ...(cookie && { cookie }) },
  });
  const page = await render(request, {});
  const told = page.headers;
  const isFramed = (told.get("content-security-policy") ?? "").includes("frame-ancestors 'self'");
  expect([told.get("x-frame-options") === "SAMEORIGIN", told.get("cache-control") === "no-store"]).toEqual([
    isFramed,
    isFramed,
  ]);
  return [await page.text(), isFramed];
}

async function signedIn(username: string, password: string): Promise<string> {
  const { headers } = await app.call("POST", "auth/login", { username, password });
  return headers
    .getSetCookie()
    .map((each) => each.split(";", 1).join())
    .join("; ");
}

const published = "Explore Our Staffs";
const drafted = "Whom you will meet";

beforeAll(async () => {
  const owner = await app.signIn();
  await owner("PUT", "Content/team/draft", { value: { heading: drafted }, version: 0 });
  await owner("POST", "Staff", { username: "bilal", password: "kahwa-at-the-ghat", role: "staff" });
});

test("a draft is shown to its owner in a preview, and to nobody else anywhere", async () => {
  const owner = await signedIn("asha", "walnut-and-willow");
  const staff = await signedIn("bilal", "kahwa-at-the-ghat");
  const preview = previewHref("/our-team");
  expect(await look(preview, owner)).toEqual([drafted, true]);
  expect(await look("/our-team", owner)).toEqual([published, false]);
  expect(await look(preview, staff)).toEqual([published, false]);
  expect(await look(preview)).toEqual([published, false]);
  expect(await look(preview, "session=guessed")).toEqual([published, false]);
});

test("a link within the preview leads to a preview; pages of the control area are in nobody's frame", async () => {
  const owner = await signedIn("asha", "walnut-and-willow");
  const framed = { "sec-fetch-dest": "iframe", "sec-fetch-site": "same-origin" };
  expect(await look("/our-team", owner, framed)).toEqual([drafted, true]);
  expect(await look("/our-team", owner, { ...framed, "sec-fetch-site": "cross-site" })).toEqual([
    published,
    false,
  ]);
  for (const address of [
    "/control/site?preview=drafts",
    "/control?preview=drafts",
    "/CONTROL/site?preview=drafts",
  ])
    expect(await look(address, owner, framed)).toEqual([published, false]);
});

test("the preview's word goes before the mark of a place on the page", () => {
  expect([previewHref("/"), previewHref("/hotels?kind=houseboat#list")]).toEqual([
    "/?preview=drafts",
    "/hotels?kind=houseboat&preview=drafts#list",
  ]);
});
