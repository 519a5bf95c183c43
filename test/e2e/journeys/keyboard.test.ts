import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

test.use({ serviceWorkers: "block" });

/* Pages chosen for their controls: fields, stars, filters, tables, rails, folds, uploads. */
const publicPages = [
  "/",
  "/hotels",
  "/hotel/1",
  "/package/1",
  "/cab-services/book",
  "/review",
  "/payment-methods",
];
const controlPages = [
  "/control/dashboard",
  "/control/view-bookings",
  "/control/add-room/1",
  "/control/add-package",
  "/control/gallery",
  "/control/settings/company",
  "/control/account",
];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("everything on public pages is reached by Tab, in the order of the page, and shows it", async ({
  page,
}) => {
  for (const path of publicPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await publicScripts(page);
      await expectEachReached(page);
    });
  }
});

test("everything on control pages is reached by Tab, in the order of the page, and shows it", async ({
  signedIn: page,
}) => {
  for (const path of controlPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await controlScripts(page);
      await expectEachReached(page);
    });
  }
});

const dialogs = [
  { path: "/control/view-bookings", opener: "View", name: "a record's details" },
  { path: "/control/gallery", opener: "Delete", name: "a confirmation" },
  { path: "/control/view-hotel/1", opener: "View Hotel Gallery", name: "a gallery" },
];

for (const { path, opener: label, name } of dialogs) {
  test(`${name} is opened, held and left with the keyboard, which is back where it was`, async ({
    signedIn: page,
  }) => {
    await page.goto(path);
    await controlScripts(page);
    const starts = new RegExp(`^${label}`);
    const main = page.getByRole("main");
    const opener = main
      .getByRole("button", { name: starts })
      .or(main.getByRole("link", { name: starts }))
      .first();
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press("Tab");
      const isInside = await dialog.evaluate(
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      );
      expect(isInside, `focus stays in ${name}`).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test("a day of a tour opens, and the next picture is shown, with the keyboard alone", async ({ page }) => {
  await page.goto("/package/1");
  const day = page.getByRole("main").locator("details:not([open]) > summary").first();
  const details = day.locator("xpath=..");
  const opened = await details.elementHandle();
  await day.focus();
  await page.keyboard.press("Enter");
  expect(await opened?.getAttribute("open")).toBe("");

  await page.goto("/");
  await publicScripts(page);
  const hero = page.getByRole("main").locator("fade-slides").first();
  const current = () => hero.locator("[data-slide][data-current]").getAttribute("aria-label");
  const before = await current();
  await hero.getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(current).not.toBe(before);
});

async function publicScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get("site-form") !== undefined);
}

/** A control page's scripts are there when its list of keys opens. */
async function controlScripts(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator("body").press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeHidden();
}

/** Once around the page with Tab, from wherever the focus is. */
async function expectEachReached(page: Page): Promise<void> {
  const expected = await page.evaluate(markReachable);
  expect(expected.length).toBeGreaterThan(20);
  const reached: number[] = [];
  for (let step = 0; step < expected.length * 2; step += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      const isSeen = outlineStyle !== "none" || boxShadow !== "none" || element.matches("[type=radio]");
      return { mark: element.dataset["stop"], isSeen, html: element.outerHTML.slice(0, 120) };
    });
    if (stop.mark === undefined) continue;
    if (Number(stop.mark) === reached[0]) break;
    expect.soft(stop.isSeen, `focus is seen on ${stop.html}`).toBe(true);
    // A date field is several stops of one control.
    if (reached.at(-1) !== Number(stop.mark)) reached.push(Number(stop.mark));
  }
  const missed = expected.filter((_, index) => !reached.includes(index));
  expect.soft(missed, page.url()).toEqual([]);
  const top = reached.indexOf(0);
  const inOrder = expected.map((_, index) => index);
  expect.soft([...reached.slice(top), ...reached.slice(0, top)], page.url()).toEqual(inOrder);
}

/** Numbers what a keyboard must reach: all that is visible and not disabled; of a group of radio buttons, the chosen or the first. */
function markReachable(): string[] {
  const groups = new Set<string>();
  const all = document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary");
  const reachable = [...all].filter((element) => {
    if (element.matches(":disabled, [tabindex='-1'], [type=hidden]") || element.closest("[inert]"))
      return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
    const checked = document.querySelector(`input[name="${element.name}"]:checked:not(:disabled)`);
    if (groups.has(element.name) || (checked && checked !== element)) return false;
    groups.add(element.name);
    return true;
  });
  return reachable.map((element, index) => {
    element.dataset["stop"] = String(index);
    return element.outerHTML.slice(0, 160);
  });
}
