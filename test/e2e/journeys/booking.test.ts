import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, test } from "../support/site.ts";
import type { Page } from "@playwright/test";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);

type Stay = { name: string; checkIn: string; checkOut: string };

async function fillBooking(page: Page, { name, checkIn, checkOut }: Stay): Promise<void> {
  const form = page.getByRole("main");
  await form.getByLabel("Check-in").fill(checkIn);
  await form.getByLabel("Check-out").fill(checkOut);
  await form.getByLabel("Adults", { exact: true }).selectOption("2");
  await form.getByLabel("Children", { exact: true }).selectOption("0");
  await form.getByLabel("Name", { exact: true }).fill(name);
  await form.getByLabel("Email").fill("guest@example.com");
  await form.getByLabel("Phone").fill("5550000001");
}

async function addHotelWithOneRoom(page: Page, hotelName: string): Promise<void> {
  await page.goto("/control/add-Hotel");
  await page.getByLabel("Hotel Name").fill(hotelName);
  await page.getByLabel("Description").fill("One room above the river, kept for tests of the last room.");
  await page.getByLabel("Address", { exact: true }).fill("1 River Lane, Srinagar");
  await page.getByLabel("Search Address").fill("Srinagar");
  await page.getByLabel("Pincode").fill("190001");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("link", { name: "Add Room" }).first().click();
  await page.getByLabel("Room Type").selectOption({ label: "Deluxe Double" });
  await page.getByLabel("Rent per night").fill("4000");
  await page.getByLabel("Number of beds").fill("1");
  await page.getByLabel("Max adults").fill("2");
  await page.getByLabel("Max children").fill("1");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Room added successfully")).toBeVisible();
}

test("a guest books for two nights, staff accept; the last room is not given twice", async ({
  signedIn,
  browser,
  site,
}) => {
  const guest = await (await browser.newContext({ baseURL: site })).newPage();
  await addHotelWithOneRoom(signedIn, "River Window");

  await guest.goto("/hotels");
  await guest.getByRole("link", { name: "Book Now: River Window" }).click();
  await fillBooking(guest, { name: "Meera Pillai", checkIn: inDays(10), checkOut: inDays(12) });
  await expect(guest.getByText("₹8,000 a room for 2 nights")).toBeVisible();
  await guest.getByRole("button", { name: "Book Now" }).click();
  await expect(guest.getByText("We have received your booking request")).toBeVisible();
  const reference = (await guest.getByText(/^CO-/).textContent()) ?? "";

  await guest.goto("/hotels");
  await guest.getByRole("link", { name: "Book Now: River Window" }).click();
  await fillBooking(guest, { name: "Kabir Sethi", checkIn: inDays(11), checkOut: inDays(13) });
  await guest.getByRole("button", { name: "Book Now" }).click();
  await expect(guest.getByText("We have received your booking request")).toBeVisible();

  await signedIn.goto(`/control/view-bookings?search=${reference}`);
  await signedIn.getByRole("link", { name: `View ${reference}` }).click();
  await signedIn.getByRole("dialog").getByLabel("Status").selectOption("Accepted");
  await signedIn.getByRole("button", { name: "Update Status" }).click();
  await expect(signedIn.getByText("Booking updated successfully")).toBeVisible();

  await signedIn.goto("/control/view-bookings?search=Kabir");
  await signedIn
    .getByRole("link", { name: /^View CO-/ })
    .first()
    .click();
  await signedIn.getByRole("dialog").getByLabel("Status").selectOption("Accepted");
  await signedIn.getByRole("button", { name: "Update Status" }).click();
  await expect(signedIn.getByRole("alert")).toContainText("free for the night of");
});

test("dates that are chosen before the page's scripts arrive are asked for when they do", async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/enhance-*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/booking/1");
  await fillBooking(page, { name: "Ananya Rao", checkIn: inDays(40), checkOut: inDays(42) });
  await expect(page.getByText("Choose your dates to see which rooms are free")).toBeVisible();
  arrive();
  await expect(page.getByText(/ a room for 2 nights/).first()).toBeVisible();
});

test("the whole booking works without scripts, and says what is wrong with the form", async ({
  withoutScripts: page,
}) => {
  await page.goto("/hotels");
  await page.getByRole("link", { name: "Book Now: Harud House" }).click();
  await page.getByRole("button", { name: "Book Now" }).click();
  await expect(page.getByRole("alert")).toContainText("Name is required");
  await expect(page.getByRole("alert")).toContainText("Check-in date is required");
  await fillBooking(page, { name: "Ananya Rao", checkIn: inDays(20), checkOut: inDays(20) });
  await page.getByRole("button", { name: "Book Now" }).click();
  await expect(page.getByRole("alert")).toContainText("Check-out must be after check-in");
  await expect(page.getByRole("main").getByLabel("Name", { exact: true })).toHaveValue("Ananya Rao");
  await page.getByLabel("Check-out").fill(inDays(22));
  await page.getByRole("button", { name: "Show free rooms" }).click();
  await expect(page.getByText(/for 2 nights/).first()).toBeVisible();
  await page.getByRole("button", { name: "Book Now" }).click();
  await expect(page.getByText(/^CO-/)).toBeVisible();
});

test("nobody sees the control area without signing in, and comes back after it", async ({ page }) => {
  await page.goto("/control/view-bookings?status=New");
  await expect(page).toHaveURL(/control\/login/);
  await page.getByLabel("Username").fill("asha");
  await page.getByLabel("Password").fill("wrong");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("*Invalid Login Attempt")).toBeVisible();
  await page.getByLabel("Password").fill("walnut-and-willow");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/view-bookings\?status=New/);
  await page.getByRole("link", { name: "Logout" }).first().click();
  await page.goto("/control/hotels");
  await expect(page).toHaveURL(/control\/login/);
});

for (const width of [390, 1440]) {
  test(`pages of the first journey are accessible and never wider than the screen at ${width} px`, async ({
    signedIn: page,
    accessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      "/hotels",
      "/hotel/1",
      "/booking/1",
      "/booking",
      "/control/hotels",
      "/control/add-Hotel",
      "/control/view-hotel/1",
      "/control/add-room/1",
      "/control/view-bookings",
    ]) {
      await page.goto(path);
      await accessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}
