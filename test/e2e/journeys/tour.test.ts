import type { Page } from "@playwright/test";
import { colourRules } from "../support/axe.ts";
import { expect, staffLogin, test } from "../support/site.ts";

const guest = { Name: "Kavya Nair", Email: "kavya@example.com", Phone: "9000000071" };

async function enquire(page: Page, message: string): Promise<void> {
  const form = page.getByRole("region", { name: /Enquire/ });
  for (const [label, value] of Object.entries(guest))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel("Start date").fill("2030-04-12");
  await form.getByLabel("Adults").fill("4");
  await form.getByLabel("Message", { exact: true }).fill(message);
  const send = form.getByRole("button", { name: "Send enquiry" });
  const show = form.getByRole("button", { name: "Show the price" });
  // Without scripts the price is asked for; with them it follows what is typed.
  if (await show.isVisible()) await show.click();
  await expect(form.getByText(/^Estimate\s*(from )?₹/)).toBeVisible();
  await send.click();
  await expect(form.getByRole("status")).toContainText(/Your reference: [A-Z]{2,3}-\w+/);
}

test("a tour's page has its facts, its days' meals and road, its way on the map and what it leaves out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/package/1");
  const main = page.getByRole("main");
  for (const words of ["4 days", "3 nights", "March to November", "2 to 8 guests", "about 224 km in all"]) {
    await expect(main.getByText(words, { exact: true }).first()).toBeVisible();
  }
  await expect(main.locator("details").nth(1)).toContainText("28 km by road");
  await expect(main.getByRole("region", { name: "What it does not" })).toContainText("Flights to Srinagar");
  await expect(main.getByRole("img", { name: "Map of the valley with Srinagar and Sonamarg" })).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow()).toBeLessThanOrEqual(0);
  // What was looked at is found again with its picture.
  await page.waitForFunction(() => customElements.get("remember-view") !== undefined);
  await page.goto("/packages");
  await expect(main.getByRole("link", { name: "Family Weekend" }).last().locator("img")).toHaveAttribute(
    "src",
    /\/320\.webp$/,
  );
});

test("an enquiry shows its estimate, keeps its start and people and gives its reference, with and without scripts", async ({
  page,
  withoutScripts,
}) => {
  await page.goto("/package/1");
  await page.waitForFunction(() => customElements.get("site-form") !== undefined);
  await enquire(page, "Is the road open?");
  await withoutScripts.goto("/package/1");
  await enquire(withoutScripts, "Is it warm?");
  await page.request.post("/api/auth/login", { data: staffLogin });
  const { data } = (await (await page.request.get("/api/PackageBooking?limit=5")).json()) as {
    data: {
      specialRequest: string;
      startDate: string | null;
      adults: number | null;
      estimate: number | null;
    }[];
  };
  for (const question of ["Is the road open?", "Is it warm?"]) {
    const sent = data.find(({ specialRequest }) => specialRequest === question);
    expect(sent).toMatchObject({ startDate: "2030-04-12", adults: 4, estimate: expect.any(Number) });
  }
});

test("the gallery shows every picture by season, and each large", async ({ page, accessible }) => {
  await page.goto("/gallery");
  await page.waitForFunction(() => customElements.get("light-box") !== undefined);
  const winter = page.getByRole("region", { name: "Snow" });
  await winter.getByRole("link", { name: /Fresh snow/ }).click();
  const dialog = page.getByRole("dialog", { name: "Pictures by season" });
  await expect(dialog.locator("figure")).toHaveCount(20);
  await expect(dialog.getByText(/^\d+ of 20$/)).toBeVisible();
  await accessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await accessible(page, ".lightbox", colourRules);
  await page.keyboard.press("Escape");
  await expect(winter.getByRole("link", { name: /Fresh snow/ })).toBeFocused();
});
