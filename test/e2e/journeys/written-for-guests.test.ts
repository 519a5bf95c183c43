import { openWithScripts } from "../support/disturbed-forms.ts";
import { expect, test } from "../support/site.ts";

test("places of a cab's journey follow the journey as long as nobody wrote others, and mend their fields", async ({
  page,
}) => {
  await openWithScripts(page, "/cab-services/book");
  const form = page.locator("#cab-form");
  const journey = form.locator("[name=cabRateId]");
  const [from, to] = [form.getByLabel("Pickup location"), form.getByLabel("Drop location")];
  await form.getByRole("button", { name: "Book a Cab Now" }).click();
  await expect(form.getByText("Pickup location is required")).toBeVisible();
  await journey.selectOption("Srinagar airport to Srinagar");
  await expect(from).toHaveValue("Srinagar airport");
  await expect(form.getByText("Pickup location is required")).toHaveCount(0);
  await to.fill("Nishat");
  await journey.selectOption("By the day, with driver");
  await expect(from).toHaveValue("");
  await expect(to).toHaveValue("Nishat");
});

test("what a browser lets nobody copy is said", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await openWithScripts(page, "/payment-methods");
  await page.locator("copy-text button").first().click();
  await expect(page.getByText("Copying did not work here. Please select the text instead")).toBeVisible();
});

test("a price that was lost on its way is asked for again: with the next change, and when the network is back", async ({
  page,
}) => {
  await openWithScripts(page, "/cab-services/book");
  const form = page.locator("#cab-form");
  const total = form.locator("[data-sum=total]");
  const lose = () => page.route("**/api/CabRate/price*", (route) => route.abort());
  await lose();
  const isLost = () => page.waitForEvent("requestfailed");
  let lost = isLost();
  await form.locator("[name=cabRateId]").selectOption("Srinagar airport to Srinagar");
  await form.getByLabel("Preferred vehicle").selectOption({ index: 1 });
  await lost;
  await page.unrouteAll();
  await form.getByLabel("Name", { exact: true }).fill("Leela Thomas");
  await expect(total).toHaveText(/₹/);
  const first = await total.innerText();
  await lose();
  lost = isLost();
  await form.getByLabel("Preferred vehicle").selectOption({ index: 2 });
  await lost;
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(total).toHaveText(/₹/);
  expect(await total.innerText()).not.toBe(first);
});
