import { expect, test } from "../support/site.ts";

test("a number that has no stay is looked for in all lists with one tap: its guest asked for a package", async ({
  signedIn: page,
  accessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/control/dashboard");
  const field = page.getByRole("searchbox", { name: "Search guest, booking or phone" });
  await field.fill("5550000030");
  await field.press("Enter");
  await expect(page.getByText("No bookings available.")).toBeVisible();
  await accessible(page, "main");
  await page.getByRole("link", { name: "Look in all lists" }).click();
  await page.getByRole("link", { name: "Zubin Irani" }).click();
  await expect(page.getByRole("dialog")).toContainText("Family Weekend");
});
