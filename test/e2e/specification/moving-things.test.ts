import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/* Everything that moves by itself moves when the specification's sections 2 and 9 say. On a clock that stands still. */

/** Stops the page's clock and starts the carousel's wait anew, as a pointer that comes and goes does. */
async function fromNow(page: Page, carousel: Locator): Promise<void> {
  await expect(carousel).toHaveAttribute("data-alive", "");
  await carousel.scrollIntoViewIfNeeded();
  await carousel.hover();
  await page.clock.pauseAt(new Date("2030-06-01T12:00:00Z"));
  await page.mouse.move(1, 1);
}

const current = (carousel: Locator) => carousel.locator("[data-slide][data-current]").innerText();

async function scrolled(carousel: Locator): Promise<number> {
  return carousel.locator("[data-slides]").evaluate((rail) => Math.round(rail.scrollLeft));
}

/** Goes on to the last picture, never back before it is there, and then begins again with the first. */
async function expectRound(page: Page, rail: Locator, { waits, first }: { waits: number; first: number }) {
  const end = await rail
    .locator("[data-slides]")
    .evaluate((strip) => Math.round(strip.scrollWidth - strip.clientWidth));
  expect(end).toBeGreaterThanOrEqual(first);
  const positions = [first];
  const turns = 2 * Math.ceil(end / first) + 4;
  for (let half = 0; half < 2 * turns; half += 1) {
    await page.clock.runFor(waits / 2);
    positions.push(await scrolled(rail));
    if (positions.at(-1) === 0) break;
  }
  const furthest = positions.findIndex((position) => position >= end - 2);
  expect(furthest, `reached its end, ${end}: ${positions.join(" ")}`).toBeGreaterThanOrEqual(0);
  const onTheWay = positions.slice(0, furthest + 1);
  expect(onTheWay).toEqual(onTheWay.toSorted((one, other) => one - other));
  expect(positions.at(-1), `wrapped around: ${positions.join(" ")}`).toBe(0);
}

test.beforeEach(({ page }) => page.clock.install({ time: new Date("2030-06-01T11:00:00Z") }));

test("the hero starts with slide 3, advances every 10 seconds, shows each slide once and begins again", async ({
  page,
}) => {
  await page.goto("/");
  const hero = page.getByRole("main").locator("fade-slides");
  const slides = await hero.locator("[data-slide]").count();
  const third = "Wake up on the Dal";
  expect(await current(hero)).toContain(third);
  await fromNow(page, hero);
  await page.clock.runFor(9_950);
  expect(await current(hero)).toContain(third);
  await page.clock.runFor(100);
  const seen = [await current(hero)];
  for (let turn = 1; turn < slides; turn += 1) {
    await page.clock.runFor(10_000);
    seen.push(await current(hero));
  }
  expect(new Set(seen).size).toBe(slides);
  expect(seen.at(-1)).toContain(third);
  expect(seen.join(" "), "its show flag is off").not.toContain("Two violet weeks in Pampore");
});

const rails = [
  { path: "/", name: "Our Packages", waits: 4000, takes: 1000, sideBySide: [3, 2, 1] },
  { path: "/package/1", name: "Pictures of", waits: 2000, takes: 1000, sideBySide: [3, 2, 1] },
  { path: "/gallery", name: "Gallery", waits: 4000, takes: 600, sideBySide: [1, 1, 1] },
];

for (const { path, name, waits, takes, sideBySide } of rails) {
  test(`${path}: “${name}” moves after ${waits} ms for ${takes} ms, wraps around, and can be paused`, async ({
    page,
  }) => {
    await page.goto(path);
    const rail = page.getByRole("region", { name: new RegExp(`^${name}`) }).first();
    await fromNow(page, rail);
    await page.clock.runFor(waits - 50);
    expect(await scrolled(rail)).toBe(0);
    await page.clock.runFor(50 + takes / 2);
    const halfway = await scrolled(rail);
    expect(halfway).toBeGreaterThan(0);
    await page.clock.runFor(takes / 2 + 50);
    const there = await scrolled(rail);
    expect(there).toBeGreaterThan(halfway);
    await expectRound(page, rail, { waits, first: there });

    await rail.getByRole("button", { name: "Pause" }).click();
    await page.mouse.move(1, 1);
    await page.clock.runFor(takes);
    const paused = await scrolled(rail);
    await page.clock.runFor(3 * waits);
    expect(await scrolled(rail)).toBe(paused);

    for (const [index, width] of [1100, 1000, 700].entries()) {
      await page.setViewportSize({ width, height: 900 });
      const shown = await rail.locator("[data-slides]").evaluate((strip) => {
        const [first] = strip.children;
        return Math.floor(strip.clientWidth / (first?.getBoundingClientRect().width ?? 1) + 0.01);
      });
      expect.soft(shown, `side by side at ${width} px`).toBe(sideBySide[index]);
    }
  });
}

test("the gallery is 90vw wide without arrows; its pictures are the uploaded ones", async ({
  page,
  request,
}) => {
  await page.goto("/gallery");
  const gallery = page.getByRole("region", { name: "Gallery", exact: true });
  const box = await gallery.boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(Math.round(0.9 * 1440));
  await expect(gallery.getByRole("button", { name: /Next|Previous/ })).toHaveCount(0);
  const reply = (await (await request.get("/api/Upload?limit=20&module=gallery")).json()) as {
    data: unknown[];
  };
  await expect(gallery.getByRole("img")).toHaveCount(reply.data.length);
});

test("a toast stays 5 seconds at the top", async ({ page }) => {
  await page.goto("/payment-methods");
  await page.waitForFunction(() => customElements.get("copy-text") !== undefined);
  await page.clock.pauseAt(new Date("2030-06-01T12:00:00Z"));
  await page.getByRole("button", { name: "Copy UPI ID" }).first().click();
  const toast = page.getByRole("status").getByText(/./);
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(120);
  await page.clock.runFor(4_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
});
