import { expect, test } from "../support/site.ts";

const seasons = [
  ["Winter", "2031-12-01", "2032-02-29", "5200"],
  ["New Year", "2031-12-30", "2032-01-02", "7900"],
  ["Summer", "2032-05-01", "2032-08-31", "6100"],
] as const;

test("staff set winter, New Year and summer for a house of three room types on a phone", async ({
  signedIn: page,
  accessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/control/rates");
  const hotels = page.getByLabel("Hotel");
  const ids = await hotels
    .locator("option")
    .evaluateAll((all) => all.map((one) => one.getAttribute("value")));
  const prices = page.getByRole("group", { name: /^Price per night/ }).getByRole("textbox");
  for (const id of ids) {
    await page.goto(`/control/rates?hotel=${id}&month=2031-12`);
    if ((await prices.count()) === 3) break;
  }
  await expect(prices).toHaveCount(3);
  for (const [name, first, last, price] of seasons) {
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("First night").fill(first);
    await page.getByLabel("Last night").fill(last);
    for (let index = 0; index < 3; index += 1) await prices.nth(index).fill(price);
    if (name === "New Year") {
      await prices.first().fill("79000");
      await page.getByLabel("Nights at least").fill("3");
    }
    await page.getByRole("button", { name: "Set these prices" }).click();
    if (name === "New Year") {
      await expect(page.getByText("Yes, this price is right")).toBeVisible();
      await expect(prices.first()).toHaveValue("79000");
      await expect(page.getByLabel("Name")).toHaveValue("New Year");
      await accessible(page);
      await prices.first().fill("7,900");
      await page.getByLabel("Yes, this price is right").check();
      await page.getByRole("button", { name: "Set these prices" }).click();
    }
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("");
  }
  await accessible(page);
  await expect(page.getByText("30 Dec 2031 to 2 Jan 2032, at least 3 nights", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "May 2032" })).toBeVisible();
  const table = page.getByRole("region", { name: /prices by night$/ });
  await expect(table.getByText("Summer")).toHaveCount(3);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  await page.getByRole("link", { name: /^Edit Summer/ }).click();
  await expect(page.getByRole("heading", { name: "Change Summer" })).toBeVisible();
  await prices.first().fill("6300");
  await page.getByRole("button", { name: "Save the changes" }).click();
  await expect(table.getByText("₹6,300")).toBeVisible();
  await page
    .getByRole("button", { name: /^Delete Summer/ })
    .first()
    .click();
  await expect(table.getByText("₹6,300")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(table.getByText("₹6,300")).toBeVisible();
});
