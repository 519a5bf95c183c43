import type { APIRequestContext } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, staffLogin, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);

/** A house with one room, whose nights from `from` up to `to` staff have given away; answers its id. */
async function soldOutHouse(
  request: APIRequestContext,
  name: string,
  from: string,
  to: string,
): Promise<number> {
  const send = async (path: string, data: object, method = "POST") =>
    ((await (await request.fetch(`/api/${path}`, { method, data })).json()) as { data: { id: number } }).data;
  await send("auth/login", staffLogin);
  const place = { address: "1 River Lane, Srinagar", searchAddress: "Srinagar", pindCode: "190001" };
  const hotel = await send("Hotel", { hotelName: name, description: "One room above the river.", ...place });
  const sizes = { rentPerNight: 4000, noBeds: 1, maxAdults: 2, maxChild: 1, noOfRooms: 1 };
  await send("Rooms", { hotelId: hotel.id, roomType: 1, facilities: [], ...sizes });
  const guest = { customerName: "Kabir Sethi", email: "kabir@example.com", phoneNo: "5550000009" };
  const stay = { hotelId: hotel.id, checkInDate: from, checkOutDate: to, adults: 2, chlids: 0 };
  const booking = await send("Booking", { ...guest, ...stay });
  await send(`Booking/${booking.id}`, { ...guest, ...stay, status: "Accepted" }, "PUT");
  return hotel.id;
}

test("a house that is full says which nights, offers the nearest free ones, and keeps what was typed", async ({
  page,
  request,
}) => {
  const id = await soldOutHouse(request, "Boatman's Loft", inDays(30), inDays(32));
  await page.goto(`/booking/${id}`);
  const form = page.getByRole("main");
  await form.getByLabel("Name", { exact: true }).fill("Meera Pillai");
  await form.getByLabel("Check-in").fill(inDays(31));
  await form.getByLabel("Check-out").fill(inDays(33));
  await expect(form.getByText(/^Sold out for the night of/)).toBeVisible();
  await form
    .getByRole("button", { name: /₹8,000$/ })
    .first()
    .click();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Meera Pillai");
  await expect(form.getByText(/₹8,000 a room for 2 nights/)).toBeVisible();
  await expect(form.getByText(/1 room free/)).toBeVisible();
  expect(await form.getByLabel("Check-in").inputValue()).not.toBe(inDays(31));
  await form.getByLabel("Adults", { exact: true }).selectOption("2");
  await form.getByLabel("Children", { exact: true }).selectOption("0");
  await form.getByLabel("Email").fill("meera@example.com");
  await form.getByLabel("Phone").fill("5550000001");
  await form.getByRole("button", { name: "Book Now" }).click();

  // Her page: status, what comes next, a question by WhatsApp with the reference, and paper without buttons.
  await expect(page).toHaveURL(/\/booking-status\/[\w-]{20,}/);
  const reference = await form.getByText(/^CO-/).innerText();
  await expect(form.getByText("Waiting for our answer")).toBeVisible();
  const ask = form.getByRole("link", { name: /WhatsApp/ });
  expect(decodeURIComponent((await ask.getAttribute("href")) ?? "")).toContain(reference);
  await page.emulateMedia({ media: "print" });
  await expect(form.getByText(reference)).toBeVisible();
  await expect(ask).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.locator("body > footer")).toBeHidden();
});

test("hotels and packages are narrowed and sorted in the address; free dates go along to the booking", async ({
  page,
}) => {
  await page.goto("/hotels");
  const filters = page.getByRole("form", { name: "Filter and sort" });
  await filters.getByLabel("Place").selectOption("Gulmarg");
  await filters.getByLabel("Check-in").fill(inDays(60));
  await filters.getByLabel("Check-out").fill(inDays(62));
  await filters.getByLabel("Sort by").selectOption({ label: "Lowest rate first" });
  await filters.getByRole("button", { name: "Show results" }).click();
  await expect(page).toHaveURL(/place=Gulmarg/);
  await expect(page).toHaveURL(/sort=cheapest/);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first()).toContainText("Gulmarg");
  const rates = (await cards.getByText(/^₹[\d,]+$/).allInnerTexts()).map((rate) =>
    Number(rate.replaceAll(/\D/g, "")),
  );
  expect(rates).toEqual(rates.toSorted((one, other) => one - other));
  await cards
    .first()
    .getByRole("link", { name: /^Book Now/ })
    .click();
  await expect(page.getByLabel("Check-in")).toHaveValue(inDays(60));
  await expect(page.getByText(/for 2 nights/).first()).toBeVisible();

  await page.goto("/packages?place=Gulmarg&sort=longest");
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("Gulmarg");
  await page.getByRole("link", { name: "Remove filter: Gulmarg" }).click();
  await expect(page).toHaveURL(/\/packages\?sort=longest$/);
});

test("a page is shared and asked about with its own name, and found again under recently viewed", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/package/1");
  const main = page.getByRole("main");
  const whatsApp = main.getByRole("link", { name: "WhatsApp" });
  expect(decodeURIComponent((await whatsApp.getAttribute("href")) ?? "")).toMatch(
    /Family Weekend \(http.*\/package\/1\)/,
  );
  await page.waitForFunction(() => customElements.get("share-page") !== undefined);
  await main.getByRole("link", { name: "Share this page" }).click();
  await expect(page.getByRole("status").getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/package\/1$/);
  await page.goto("/hotels");
  await expect(main.getByRole("heading", { name: "Recently viewed" })).toBeVisible();
  await main.getByRole("link", { name: "Family Weekend" }).click();
  await expect(page).toHaveURL(/\/package\/1$/);
});
