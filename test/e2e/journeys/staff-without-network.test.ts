import type { Page } from "@playwright/test";
import { smallPicture } from "../../support/pictures/sample-pictures.ts";
import { openHydrated } from "../support/page-script.ts";
import { expect, test } from "../support/site.ts";

// What it sends cannot be held back. The company is changed, which other tests look at.
test.use({ serviceWorkers: "block", company: "one whose network fails" });

const words = "Nine rooms above the reeds, typed on the way up to the pass.";
const notice = (page: Page) => page.getByText("Nothing you typed is lost.");

test("what staff save without a network stays in its form, and is saved when the network is back", async ({
  signedIn: page,
  context,
}) => {
  await openHydrated(page, "/control/edit-hotel/2");
  await page.getByLabel("Description").fill(words);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(notice(page)).toContainText("You are offline.");
  await expect(page.getByLabel("Description")).toHaveValue(words);
  await context.setOffline(false);
  await expect(page.getByText("Hotel updated successfully")).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await openHydrated(page, "/control/edit-hotel/2");
  await expect(page.getByLabel("Description")).toHaveValue(words);
});

test("while the site is being restarted a form waits, and is sent when its sender says so", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/extras");
  await page.getByLabel("Name", { exact: true }).fill("Kangri");
  await page.getByLabel("Price (₹)").fill("150");
  await page.route(/\.data(?:\?|$)/, (route) =>
    route.fulfill({ status: 503, body: "The site is being restarted." }),
  );
  await page.getByRole("button", { name: "Add this extra" }).click();
  await expect(notice(page)).toContainText("We could not reach our server.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Kangri");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Kangri" })).toHaveCount(1);
  await expect(notice(page)).toHaveCount(0);
});

test("pictures that had not arrived when the network went are still there to be sent", async ({
  signedIn: page,
  context,
}) => {
  await openHydrated(page, "/control/add-hotel-images/1");
  const buffer = await smallPicture().jpeg().toBuffer();
  const picture = (name: string) => ({ name, mimeType: "image/jpeg", buffer });
  await page.locator("input[type=file]").setInputFiles([picture("jetty.jpg"), picture("garden.jpg")]);
  let sent = 0;
  await page.route("**/api/Upload", async (route) => {
    sent += 1;
    if (sent === 1) return route.continue();
    await context.setOffline(true);
    return route.abort();
  });
  await page.getByRole("button", { name: "Upload Image" }).click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Leave out garden.jpg" })).toBeVisible();
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Upload Image" }).click();
  await expect(page).not.toHaveURL(/add-hotel-images/);
});

test("another page that cannot be had is waited for, and one goes elsewhere meanwhile", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/hotels");
  await page.route(/rates\.data/, (route) => route.abort());
  const menu = page.getByRole("navigation");
  await menu
    .getByRole("link", { name: /^Prices/ })
    .first()
    .click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Hotels" })).toBeVisible();
  await menu
    .getByRole("link", { name: /^Bookings/ })
    .first()
    .click();
  await expect(page).toHaveURL(/view-bookings/);
  await expect(notice(page)).toHaveCount(0);
});
