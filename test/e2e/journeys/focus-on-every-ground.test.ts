import type { Locator } from "@playwright/test";
import { expect, test } from "../support/site.ts";

test.use({ serviceWorkers: "block" });

/** Focuses it as keys do. */
async function reach(part: Locator) {
  await part.page().keyboard.press("Tab");
  await part.focus();
  await expect(part).toHaveCSS("outline-style", "solid");
}

/** How light it is, 0 to 100, for Chromium tells the tokens' colours in Lab. */
const lightness = (color: string) => Number(/^(?:ok)?lab\(([\d.]+)/.exec(color)?.[1]);

/** Pixels of the focus ring that a container cuts off above, below or beside the element. */
function cutOff(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const beyond = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const own = element.getBoundingClientRect();
    let most = 0;
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue;
      const box = around.getBoundingClientRect();
      most = Math.max(most, box.top - (own.top - beyond), own.bottom + beyond - box.bottom);
    }
    return Math.round(most);
  });
}

test("over pictures the focus ring is light on a dark edge, and of a tile on the page it is dark", async ({
  page,
}) => {
  await page.goto("/hotel/1");
  const edges: [Locator, string][] = [
    [page.locator(".stage-rail a").nth(1), "::after"],
    [page.locator(".slide-button-over-picture").first(), ""],
    [page.locator(".stage-all"), ""],
  ];
  for (const [part, edge] of edges) {
    await reach(part);
    expect(lightness(await part.evaluate((each) => getComputedStyle(each).outlineColor))).toBeGreaterThan(60);
    const shadow = await part.evaluate((each, edge) => getComputedStyle(each, edge).boxShadow, edge);
    expect(lightness(shadow)).toBeLessThan(40);
  }
  await page.goto("/");
  const tile = page.locator(".tile").first();
  await reach(tile);
  expect(lightness(await tile.evaluate((each) => getComputedStyle(each).outlineColor))).toBeLessThan(50);
});

test("the focus ring of what scrolls is whole: tabs of a list, its frame, chips, the menu's last link", async ({
  signedIn: page,
}) => {
  await page.goto("/control/view-bookings");
  const main = page.getByRole("main");
  for (const part of [
    main.getByRole("link", { name: /^Pending/ }),
    main.getByRole("region", { name: "Recent Bookings" }),
    page.getByRole("link", { name: "Bin", exact: true }),
  ]) {
    await reach(part);
    expect(await cutOff(part)).toBeLessThanOrEqual(0);
  }
  await page.goto("/packages");
  const chip = page.locator(".chip-row a, .chip-row button, .chip-row input").first();
  await reach(chip);
  expect(await cutOff(chip)).toBeLessThanOrEqual(0);
});

test("in a panel with round corners the focus ring is whole: the desk's other rooms, the figures of today", async ({
  signedIn: page,
}) => {
  await page.goto("/control/desk");
  const others = page.locator("summary").filter({ hasText: /^\d+ more$/ });
  await reach(others);
  expect(await cutOff(others)).toBeLessThanOrEqual(0);
  await page.goto("/control/dashboard");
  const figure = page.getByRole("link", { name: /^Arrivals/ });
  await reach(figure);
  expect(await cutOff(figure)).toBeLessThanOrEqual(0);
});
