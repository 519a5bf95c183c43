import type { Page } from "@playwright/test";
import { callsOf, guestStates } from "../support/guest-states.ts";
import { layoutFaults } from "../support/layout.ts";
import { expect, test } from "../support/site.ts";
import { openAt } from "../support/widths.ts";

/** The left and right edge of a field of the page's form, in whole pixels. */
async function edgesOf(page: Page, name: string): Promise<number[]> {
  const box = await page.locator(`main [name="${name}"]:visible`).first().boundingBox();
  return [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)].map(Math.round);
}

test("the dates of a stay have the edges of the fields above and below them", async ({ signedIn: page }) => {
  await openAt(page, "/booking/1", 1440);
  expect(await edgesOf(page, "checkInDate")).toEqual(await edgesOf(page, "adults"));
  expect(await edgesOf(page, "checkOutDate")).toEqual(await edgesOf(page, "children"));
  await openAt(page, "/control/desk", 390);
  expect(await edgesOf(page, "checkIn")).toEqual(await edgesOf(page, "adults"));
  expect(await edgesOf(page, "checkOut")).toEqual(await edgesOf(page, "children"));
});

test("the fields below the first picture of the home page are equally far apart", async ({ page }) => {
  await openAt(page, "/", 1440);
  const edges: number[][] = [];
  for (const name of ["place", "checkInDate", "checkOutDate", "guests"])
    edges.push(await edgesOf(page, name));
  const gaps = edges.slice(1).map(([left = 0], index) => left - (edges[index]?.[1] ?? 0));
  expect(new Set(gaps).size, gaps.join()).toBe(1);
});

test("the buttons of a staff page's head are equally high, and what is below begins where it does elsewhere", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const lists = ["rates", "cab-rates", "hotels", "packages", "gallery", "calendar", "reports"];
  const records = ["view-hotel/1", "tour-details/1", "view-room/1", "add-hotel-images/1"];
  for (const path of [...lists, ...records]) {
    await page.goto(`/control/${path}`);
    const head = page.locator("main div:has(> div > h1)");
    const heights = await head
      .locator("> .button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect.soft([...new Set(heights)], path).toEqual([36]);
    expect.soft((await head.boundingBox())?.height, path).toBeCloseTo(44, 0);
  }
});

test("on a guest's own page the amounts of the price end where its lines do", async ({
  signedIn: page,
  browser,
  site,
}) => {
  const guest = (await browser.newContext({ baseURL: site })).request;
  const office = { staff: callsOf(page.request), guest: callsOf(guest) };
  const key = await guestStates["paid"]?.(office);
  await openAt(page, `/booking-status/${key}`, 1440);
  const facts = await page.locator("main dl").filter({ hasText: "How the total adds up" }).boundingBox();
  const amount = await page.locator("main dl li .num").first().boundingBox();
  const rightOf = (box: typeof facts) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
  expect(rightOf(amount)).toBe(rightOf(facts));
});

test("panels of notices have one inner edge on a phone", async ({ signedIn: page }) => {
  await openAt(page, "/control/notices", 390);
  const field = await page.getByLabel("Notice", { exact: true }).boundingBox();
  const title = await page.getByRole("heading", { name: "Notices that are up" }).boundingBox();
  expect(field?.x).toBe(title?.x);
});

test("the buttons above the calendar are whole on the narrowest phones", async ({ signedIn: page }) => {
  await openAt(page, "/control/calendar", 320);
  expect(await layoutFaults(page)).toEqual([]);
});
