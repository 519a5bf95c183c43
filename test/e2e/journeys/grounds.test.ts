import type { Locator, Page } from "@playwright/test";
import { type Oklab, oklab } from "culori";
import { callsOf, guestStates } from "../support/guest-states.ts";
import { expect, signIn, test } from "../support/site.ts";

test.use({ company: "the one whose grounds are looked at in the dark", serviceWorkers: "block" });
test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" }));

/** A smaller difference of lightness is not seen; tints that lie half over a surface have 0.015 and more. */
const leastSeen = 0.012;

type Ground = { what: string; own: string; below: string };

/** Each element's opaque background, and that of the next element which it lies in. */
function groundsOf(parts: Element[]): Ground[] {
  const opaque = (element: Element | null): string => {
    if (!element) return "";
    const { backgroundColor } = getComputedStyle(element);
    const isClear = /\/ |rgba|transparent/.test(backgroundColor);
    return isClear ? opaque(element.parentElement) : backgroundColor;
  };
  return parts
    .filter((part) => part.checkVisibility())
    .map((part) => ({
      what: `${part.tagName} ${part.getAttribute("class") ?? ""}`.trim(),
      own: opaque(part),
      below: opaque(part.parentElement),
    }));
}

/** What has a ground of its own that nobody can tell from the one it lies on. */
async function unseen(parts: Locator): Promise<string[]> {
  const grounds = (await parts.evaluateAll(groundsOf)).filter(({ own, below }) => own !== below);
  const isUnseen = ({ own, below }: Ground) => distance(oklab(own), oklab(below)) < leastSeen;
  return [...new Set(grounds.filter(isUnseen).map(({ what, own, below }) => `${what}: ${own} on ${below}`))];
}

function distance(one: Oklab | undefined, other: Oklab | undefined): number {
  return Math.hypot(...(["l", "a", "b"] as const).map((part) => (one?.[part] ?? 0) - (other?.[part] ?? 0)));
}

async function unseenAt(page: Page, paths: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    const here = await unseen(page.locator("body *"));
    if (here.length > 0) found[path] = here;
  }
  return found;
}

test("in the dark boxes of guests' pages stand out from what they lie on", async ({
  page,
  playwright,
  site,
}) => {
  await signIn(page);
  const guests = await playwright.request.newContext({ baseURL: site });
  const office = { staff: callsOf(page.request), guest: callsOf(guests) };
  const key = await guestStates["accepted, the advance due"]?.(office);
  await guests.dispose();
  const nights = "checkInDate=2030-06-01&checkOutDate=2030-06-04";
  const paths = ["/", "/hotels", `/hotel/1?${nights}`, `/booking/1?${nights}`, "/package/1", "/cab-services"];
  expect(await unseenAt(page, [...paths, `/booking-status/${key}`])).toEqual({});
});

test("in the dark boxes of the control area stand out from what they lie on", async ({ signedIn }) => {
  const paths = [
    "dashboard",
    "view-bookings?view=1",
    "calendar",
    "rates",
    "desk",
    "site",
    "to-send",
    "settings/brand",
  ];
  expect(
    await unseenAt(
      signedIn,
      paths.map((path) => `/control/${path}`),
    ),
  ).toEqual({});
});

const hovered = [
  ["an outlined button on the page", "/cab-services", "main .button-outline"],
  ["an outlined button on a mat", "/", "main .mat .button-outline"],
  ["an outlined button in a panel", "/control/dashboard", "main .button-outline"],
  ["a tab", "/control/view-bookings", "main nav a:not([aria-current])"],
  ["a figure of today", "/control/dashboard", "main ul > li > a"],
  ["a block of the website", "/control/site", "main section li > a"],
] as const;

for (const [name, path, selector] of hovered)
  test(`in the dark the pointer lights up ${name}`, async ({ signedIn }) => {
    await signedIn.goto(path);
    const one = signedIn.locator(selector).filter({ visible: true }).first();
    const before = await one.evaluateAll(groundsOf);
    await one.hover();
    await expect.poll(() => one.evaluateAll(groundsOf)).not.toEqual(before);
    expect(await unseen(one)).toEqual([]);
  });

test("the bars of what scrolls within a page have the colours of the page", async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto("/control/view-bookings");
  await page.locator("a.row-link").first().click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toBeVisible();
  const bars = await sheet.locator("*").evaluateAll((parts) =>
    parts
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .map((part) => getComputedStyle(part))
      .filter(({ overflowY }) => overflowY === "auto")
      .map(({ scrollbarColor }) => scrollbarColor),
  );
  expect(bars.length).toBeGreaterThan(0);
  expect(bars).not.toContain("auto");
});
