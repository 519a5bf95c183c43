import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { runAxe } from "../support/axe.ts";

/** The living page of the kit, which only the server for development has. */
const test = base.extend<object, { kit: string }>({
  kit: [
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "agency-kit-"));
      const port = await freePort();
      const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir, DEMO: "off" };
      const child = spawn("node", ["scripts/tasks/dev.ts"], { env, stdio: "ignore", detached: true });
      const address = `http://127.0.0.1:${port}/dev/ui`;
      await expect(async () => expect((await fetch(address)).status).toBe(200)).toPass({ timeout: 90_000 });
      await use(address);
      if (child.pid) process.kill(-child.pid, "SIGTERM");
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Toasts come from React: when one is there, the page is alive. The first visit waits for the server to prepare its modules. */
async function openKit(page: Page, kit: string): Promise<void> {
  await expect(async () => {
    await page.goto(kit);
    await expect(async () => {
      await page.getByRole("button", { name: "Info", exact: true }).click({ timeout: 3000 });
      await expect(page.getByText("The list was refreshed").first()).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 12_000 });
  }).toPass({ timeout: 80_000 });
}

const combinations = [
  ["light", 390],
  ["light", 1440],
  ["dark", 390],
  ["dark", 1440],
] as const;

for (const [theme, width] of combinations) {
  test(`axe finds nothing in the kit, ${theme} at ${width} px`, async ({ page, kit }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await openKit(page, kit);
    await expectClean(page, "the page");
    for (const name of ["Centre", "Sheet", "Confirm"]) {
      await page.getByRole("button", { name, exact: true }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectClean(page, name);
      await page.keyboard.press("Escape");
    }
  });
}

async function expectClean(page: Page, state: string): Promise<void> {
  const violations = await runAxe(page);
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  expect.soft(told, state).toEqual([]);
}

test("everything in the kit is reached by Tab, in the order of the page, and shows it", async ({
  page,
  kit,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openKit(page, kit);
  const expected = await page.evaluate(markReachable);
  expect(expected.length).toBeGreaterThan(60);
  await page.getByRole("heading", { name: "UI kit" }).click();
  const reached: string[] = [];
  for (let step = 0; step < expected.length * 2; step += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      const isSeen = outlineStyle !== "none" || boxShadow !== "none" || element.matches("[type=radio]");
      return { mark: element.dataset["stop"], isSeen, html: element.outerHTML.slice(0, 120) };
    });
    if (!stop.mark) continue;
    if (stop.mark === reached[0]) break;
    expect.soft(stop.isSeen, `focus is seen on ${stop.html}`).toBe(true);
    reached.push(stop.mark);
  }
  const missed = expected.filter(({ mark }) => !reached.includes(mark)).map(({ html }) => html);
  expect(missed).toEqual([]);
  expect(reached.map(Number)).toEqual(reached.map(Number).toSorted((one, two) => one - two));
});

/** Numbers what a keyboard must reach: all that is visible and not disabled; of a group of radio buttons, the chosen or the first. */
function markReachable(): { mark: string; html: string }[] {
  const groups = new Set<string>();
  const all = document.querySelectorAll<HTMLElement>(
    "main :is(a[href], button, input, select, textarea, summary)",
  );
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
    return { mark: String(index), html: element.outerHTML.slice(0, 160) };
  });
}

test("what opens in the kit is worked with the keyboard alone", async ({ page, kit }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openKit(page, kit);

  for (const name of ["Centre", "Sheet", "Confirm"]) {
    const opener = page.getByRole("button", { name, exact: true });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(
        () =>
          !document.activeElement?.matches("main :not(dialog *)") ||
          document.activeElement.tagName === "BODY",
      );
      expect(isInside, `focus stays in ${name}`).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }

  const menu = page.getByRole("button", { name: "More" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Edit" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Edit" })).toBeHidden();
  await expect(menu).toBeFocused();

  const day = page.locator("summary", { hasText: "Over to Pahalgam" });
  await day.focus();
  await page.keyboard.press("Enter");
  await expect(day.locator("xpath=..")).toHaveAttribute("open", "");

  const lightbox = page.getByRole("region", { name: "Lightbox" }).getByRole("button");
  await lightbox.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(lightbox.first()).toBeFocused();

  const places = page.getByRole("region", { name: "Places" });
  const before = await places.locator("[data-current][data-slide]").getAttribute("aria-label");
  await places.getByRole("button", { name: /next/i }).focus();
  await page.keyboard.press("Enter");
  await expect(places.locator("[data-current][data-slide]")).not.toHaveAttribute("aria-label", before ?? "");
});
