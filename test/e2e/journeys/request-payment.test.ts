import { expect, test } from "../support/site.ts";

test("money for a package is recorded once: the form folds away behind it, and nothing is said twice before", async ({
  signedIn: page,
}) => {
  await page.goto("/control/package-bookings?search=Lakshmi");
  await page.getByRole("rowheader").getByRole("link", { name: "Lakshmi" }).click();
  const sheet = page.getByRole("dialog");
  // The page's scripts are there: without them the whole page comes anew, with its form folded.
  await expect.poll(() => sheet.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  const payment = sheet.getByRole("region", { name: "Payment" });
  const fold = payment.locator("summary").first();
  await expect(fold).toHaveText(/^No total agreed yet\s*Record payment$/);
  await fold.getByText("Record payment").click();
  await payment.getByLabel("Amount, ₹").fill("5,000");
  await payment.getByRole("button", { name: "Save payment" }).click();
  await expect(payment.getByRole("list", { name: "Payments" })).toContainText("₹5,000");
  await expect(fold).toContainText("No total agreed yet, ₹5,000 received");
  await expect(payment.getByRole("button", { name: "Save payment" })).toBeHidden();
  await expect(fold).toBeFocused();
});
