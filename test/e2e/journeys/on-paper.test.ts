import type { Locator, Page } from "@playwright/test";
import { callsOf, guestStates } from "../support/guest-states.ts";
import { expect, test } from "../support/site.ts";

/** A page between its margins, in pixels. */
const upright = { width: 718, height: 1032 };
const across = { width: 1046, height: 718 };

async function openOnPaper(page: Page, path: string, size: { width: number; height: number }) {
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(size);
}

/** The widths that occur, as far as a reader sees a difference. */
function widths(cells: Locator): Promise<number[]> {
  return cells.evaluateAll((all) => [
    ...new Set(all.map((cell) => Math.round(cell.getBoundingClientRect().width / 3))),
  ]);
}

test("a printed list of bookings has all its columns, the status it was narrowed to, and nothing to press", async ({
  signedIn: page,
}) => {
  await openOnPaper(page, "/control/view-bookings?status=Accepted", across);
  const main = page.getByRole("main");
  await expect(main.getByRole("columnheader", { name: "Phone" })).toBeInViewport();
  await expect(main.getByRole("link", { name: /^Accepted/ })).toBeVisible();
  await expect(main.getByRole("link", { name: /^Rejected/ })).toBeHidden();
  for (const name of [/^Import/, /^Export/, /^Help/])
    await expect(main.getByRole("link", { name })).toBeHidden();
  expect((await main.boundingBox())?.width).toBeGreaterThan(1000);
});

test("a printed calendar has nights of one width, and says which house and which nights it shows", async ({
  signedIn: page,
}) => {
  for (const [path, name] of [
    ["calendar", "rooms by night"],
    ["rates", "prices by night"],
  ]) {
    await openOnPaper(page, `/control/${path}`, across);
    const nights = page.locator(".month-table thead th:not(.month-room)");
    expect((await widths(nights)).length, path).toBeLessThanOrEqual(2);
    await expect(page.locator("caption").filter({ hasText: name ?? "" })).toBeInViewport();
    await page.emulateMedia({ media: "screen" });
  }
});

test("a guest's printed page has the codes on one sheet with the sum, without buttons, and nothing over another", async ({
  signedIn,
  page,
}) => {
  const office = { staff: callsOf(signedIn.request), guest: callsOf(page.request) };
  const key = await guestStates["accepted, the advance due"]?.(office);
  await openOnPaper(page, `/booking-status/${key}`, upright);
  const pay = page.getByRole("region", { name: "to pay" });
  await expect(pay.getByText("Scan with any UPI app")).toBeVisible();
  await expect(pay.getByRole("button")).toHaveCount(0);
  const box = await pay.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(upright.height);
  // What does not fit on a page goes to the next one in blocks; in grids it would be printed over what follows.
  for (const part of [page.locator(".own-page"), page.getByRole("article"), pay])
    await expect(part).toHaveCSS("display", "block");
});

test("a printed home page needs no dark ground: its words are black, its pictures as high as on other pages", async ({
  page,
}) => {
  await openOnPaper(page, "/", upright);
  const hero = page.getByRole("heading", { level: 1 });
  for (const words of [hero, page.locator("#why"), page.locator("#call-to-action")]) {
    await expect(words).toHaveCSS("color", "rgb(0, 0, 0)");
    const grounds = await words.evaluate((element) => {
      const found: string[] = [];
      for (let up: Element | null = element; up; up = up.parentElement)
        found.push(getComputedStyle(up).backgroundColor, getComputedStyle(up, "::after").backgroundImage);
      return found.filter((ground) => !["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)", "none"].includes(ground));
    });
    expect(grounds, await words.innerText()).toEqual([]);
  }
  expect((await page.locator(".hero").boundingBox())?.height).toBeLessThan(500);
});

test("printed packages stand two by two, each whole, not a card on five sheets", async ({ page }) => {
  await openOnPaper(page, "/packages", upright);
  const cards = page.getByRole("region", { name: "Packages" }).getByRole("article");
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(printed.match(/\/Type \/Page\b/g)?.length).toBeLessThan(6);
});

test("on a guest's printed page no name of a fact stays on one sheet and its value on the next", async ({
  signedIn,
  page,
}) => {
  const office = { staff: callsOf(signedIn.request), guest: callsOf(page.request) };
  const key = await guestStates["a cab to be paid"]?.(office);
  await openOnPaper(page, `/booking-status/${key}`, upright);
  const due = page.locator(".facts > *", { hasText: "Still due" });
  await expect(due).toHaveCSS("break-inside", "avoid");
});
