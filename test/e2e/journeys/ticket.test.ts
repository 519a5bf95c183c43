import type { Page } from "@playwright/test";
import { longDate, shortDate, stayInWords } from "#contract/rules/dates.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const [arrive, leave] = [inDays(60), inDays(63)];
const freeUntil = `Free to cancel until ${shortDate(addDays(arrive, -15))}.`;

async function inBothThemes(page: Page, check: () => Promise<void>): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await check();
  }
}

test("a guest sees the sum while choosing, is told when nothing was sent, and gets a ticket that goes along", async ({
  signedIn: staff,
  browser,
  site,
  accessible,
}) => {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`/booking/1?checkInDate=${arrive}&checkOutDate=${leave}`);
  const form = page.getByRole("main");
  await expect(form.locator("stay-dates")).toHaveAttribute("data-alive");
  await form.getByLabel("Adults", { exact: true }).selectOption("5");
  await form.getByLabel("Children", { exact: true }).selectOption("0");
  await form.getByRole("radio", { name: /^Standard Double/ }).check();
  await expect(form.getByText("5 adults need 3 of these, or one Dormitory.")).toBeVisible();
  await form.getByLabel("Number of rooms").selectOption("3");
  await expect(form.getByText("5 adults need 3 of these")).toBeHidden();
  const sum = form.locator("form [data-sum-whole]");
  await expect(sum).toContainText("3 nights × 3 rooms × ₹1,900");
  await expect(sum).toContainText("Total₹17,100");
  await expect(sum).toContainText(freeUntil);
  await form.getByLabel("Name", { exact: true }).fill("Zoya O'Neil; Khan");
  await form.getByLabel("Email").fill("zoya@example.com");
  await form.getByLabel("Phone").fill("5550000077");

  // Nothing is sent while the network is away: it is said at the button, with the way that needs none.
  await context.setOffline(true);
  await form.getByRole("button", { name: "Book Now" }).click();
  const failure = form.getByRole("alert").filter({ hasText: "You are offline" });
  await expect(failure).toBeInViewport();
  await expect(failure).toBeFocused();
  await expect(failure.getByRole("link", { name: /^Call \+91/ })).toBeVisible();
  await inBothThemes(page, () => accessible(page));
  await context.setOffline(false);
  await form.getByRole("button", { name: "Book Now" }).click();

  // The ticket: in the guest's words, with what was typed.
  const ticket = page.getByRole("article", { name: /^Booking CO-/ });
  await expect(ticket.getByText("Waiting for our answer")).toBeVisible();
  for (const text of [
    "Zoya O'Neil; Khan",
    "5550000077",
    "zoya@example.com",
    stayInWords(arrive, leave),
    freeUntil,
  ])
    await expect(ticket.getByText(text).first()).toBeVisible();
  const steps = ticket.getByRole("list", { name: "How far your booking is" });
  await expect(steps.locator("[aria-current=step]")).toContainText("Confirmed");
  await inBothThemes(page, () => accessible(page));
  const reference = /CO-\w+/.exec(await ticket.innerText())?.[0] ?? "";
  const address = page.url();

  const bookings = await (await staff.request.get(`/api/Booking?search=${reference}`)).json();
  const [{ id, isNew: _, isSuspicious: __, isDeleted: ___, version: ____, ...booking }] = bookings.data;
  const accepted = await staff.request.put(`/api/Booking/${id}`, {
    data: { ...booking, status: "Accepted" },
  });
  expect(accepted.status()).toBe(200);
  await page.reload();
  await expect(steps.locator("[aria-current=step]")).toContainText("Paid");
  await expect(ticket.getByRole("heading", { name: "₹17,100 to pay" })).toBeVisible();
  await expect(
    ticket.getByRole("img", { name: new RegExp(`QR code: .* reference ${reference}`) }),
  ).toHaveCount(2);
  await inBothThemes(page, () => accessible(page));

  const file = await page.request.get(`${address.split("?")[0]}/stay.ics`);
  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${arrive.replaceAll("-", "")}\r\n`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: "QR code of your booking's page" })).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});

test("of a stay that is near nothing promises that it is free to cancel, with and without scripts", async ({
  page,
  withoutScripts,
}) => {
  const near = `checkInDate=${inDays(5)}&checkOutDate=${inDays(7)}`;
  for (const each of [page, withoutScripts]) {
    await each.goto(`/hotel/1?${near}`);
    await expect(each.getByRole("complementary")).toContainText("Cancelled from now on: 50% of the stay.");
    await expect(each.getByText("Free to cancel")).toHaveCount(0);
    await each.goto(`/booking/1?${near}&adults=2&children=0`);
    await expect(each.locator("aside [data-sum-whole]")).toContainText(
      "Cancelled from now on: 50% of the stay.",
    );
    await expect(each.getByText("Free to cancel")).toHaveCount(0);
  }
  await page.goto("/booking/1");
  await expect(page.locator("stay-dates")).toHaveAttribute("data-alive");
  await expect(page.getByText("Free to cancel up to 15 days before arrival.")).toBeVisible();
  // The rooms of these nights bring a first sum: before they come, the terms stand beside the button.
  const { promise: seen, resolve: bringRooms } = Promise.withResolvers<void>();
  await page.route(/\/booking\/1\?.*checkInDate=/, async (route) => {
    await seen;
    await route.continue();
  });
  await page.getByLabel("Check-in").fill(inDays(5));
  await page.getByLabel("Check-out").fill(inDays(7));
  await expect(page.locator("form [data-sum=terms]")).toHaveText("Cancelled from now on: 50% of the stay.");
  await expect(page.getByText("Free to cancel")).toHaveCount(0);
  bringRooms();
  // Once there is a sum, it says so, and nothing beside the button says it again.
  await page.getByLabel("Adults", { exact: true }).selectOption("2");
  await page.getByLabel("Children", { exact: true }).selectOption("0");
  await expect(page.locator("aside [data-sum-whole]")).toContainText("50% of the stay");
  await expect(page.locator("form [data-sum=terms]")).toBeEmpty();
});

test("without scripts the sum stands for the dates in the address; a package is asked for without a house", async ({
  withoutScripts: page,
}) => {
  await page.goto(`/booking/1?checkInDate=${arrive}&checkOutDate=${leave}&adults=2&children=0`);
  await expect(page.locator("aside [data-sum-whole]")).toContainText("Totalfrom ₹5,700");
  await page.goto("/booking?package=1");
  await expect(page.getByRole("complementary").getByText(/per person/)).toBeVisible();
  const form = page.getByRole("main");
  await form.getByLabel("Check-in").fill(arrive);
  await form.getByLabel("Check-out").fill(leave);
  await form.getByLabel("Adults", { exact: true }).selectOption("2");
  await form.getByLabel("Children", { exact: true }).selectOption("0");
  await form.getByLabel("Name", { exact: true }).fill("Leela Thomas");
  await form.getByLabel("Email").fill("leela@example.com");
  await form.getByLabel("Phone").fill("5550000078");
  // The price is shown before anything is sent, with what was typed.
  await form.getByRole("button", { name: "Book Now" }).click();
  await expect(page.locator("aside [data-sum-whole]")).toContainText(
    /2 × ₹11,500[^]*Estimate\s*(from )?₹23,000/,
  );
  await form.getByRole("button", { name: "Book Now" }).click();
  await expect(page.getByText("We have received your enquiry")).toBeVisible();
});

test("thanks for a cab and for a query name the reference and what was asked, under one heading", async ({
  page,
  withoutScripts,
}) => {
  await page.goto("/cab-services");
  await page.getByRole("main").getByRole("button", { name: "Book a Cab Now" }).first().click();
  const dialog = page.getByRole("dialog");
  const typed = [
    ["Name", "Joseph Mathew"],
    ["Contact", "5550000003"],
    ["Email", "joseph@example.com"],
    ["Pickup location", "Srinagar airport"],
    ["Drop location", "Pahalgam"],
    ["Date of journey", arrive],
    ["Preferred time", "10:00"],
  ];
  for (const [label = "", text = ""] of typed) await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByLabel("Preferred vehicle").selectOption("suv");
  await dialog.getByLabel("Payment method").selectOption("cash");
  await dialog.getByRole("button", { name: "Book a Cab Now" }).click();
  await expect(dialog.getByRole("heading")).toHaveText(["Thank You!"]);
  await expect(dialog.locator("dl")).toContainText(/Reference\s*CAB-\w{6}/);
  await expect(dialog.locator("dl")).toContainText(longDate(arrive));
  await expect(dialog.locator("dl")).toContainText("SUV");
  await dialog.getByRole("button", { name: "Okay" }).click();
  await expect(dialog).toBeHidden();

  await withoutScripts.goto("/query?sent=QRY-7K3F9Q");
  await expect(withoutScripts.getByText("QRY-7K3F9Q")).toBeVisible();
  await withoutScripts.goto("/query?sent=Pay%20me");
  await expect(withoutScripts.getByText("We have received your query")).toBeVisible();
  await expect(withoutScripts.getByText("Pay me")).toBeHidden();
});

test("the ticket keeps the lines of what a guest wrote, and promises no copy on the device where no scripts make one", async ({
  page,
  withoutScripts,
}) => {
  const stay = { hotelId: 2, checkInDate: arrive, checkOutDate: leave, adults: 2, chlids: 0 };
  const person = { customerName: "Zoya Khan", email: "zoya@example.com", phoneNo: "5550000078" };
  const specialRequest = "A low bed, please\nWe land at ten";
  const asked = await page.request.post("/api/Booking", { data: { ...stay, ...person, specialRequest } });
  const { key } = (await asked.json()).data;
  const copied = "This device shows it without a network, too.";
  await page.goto(`/booking-status/${key}`);
  const words = page.getByRole("definition").filter({ hasText: "A low bed" });
  expect(await words.innerText()).toBe(specialRequest);
  await expect(page.getByText(copied)).toBeVisible();
  await withoutScripts.goto(`/booking-status/${key}`);
  await expect(withoutScripts.getByText("Keep this page: its address is known to you alone")).toBeVisible();
  await expect(withoutScripts.getByText(copied)).toBeHidden();
});

test("a guest in the house is told whom to call to leave early, instead of being asked to cancel", async ({
  signedIn: staff,
  page,
}) => {
  const list = await staff.request.get("/api/Booking?limit=100");
  const { data } = (await list.json()) as {
    data: { id: number; status: string; checkInDate: string; checkOutDate: string }[];
  };
  const today = inDays(0);
  const stay = data.find(
    ({ status, checkInDate, checkOutDate }) =>
      status === "Accepted" && checkInDate < today && checkOutDate > today,
  );
  const link = await staff.request.put(`/api/Booking/${stay?.id}/GuestLink`);
  const { key } = ((await link.json()) as { data: { key: string } }).data;
  await page.goto(`/booking-status/${key}`);
  const ticket = page.getByRole("article", { name: /^Booking CO-/ });
  await expect(ticket.getByText("To leave earlier than planned")).toContainText(
    "tell the desk of your house",
  );
  await expect(ticket.locator("#cancel").getByRole("link", { name: /^\+91/ })).toHaveAttribute(
    "href",
    /^tel:/,
  );
  await expect(page.getByText("Cancel this stay")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "If you cancel" })).toHaveCount(0);
});
