import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../support/site.ts";

/** The cheapest room of all, with dinner for ₹1,000 a night more. */
async function houseWithMeals(page: Page, hotelName: string): Promise<number> {
  const made = async (call: string, data: Record<string, unknown>) => {
    const reply = await page.request.post(`/api/${call}`, { data });
    expect(reply.status()).toBe(201);
    return ((await reply.json()) as { data: { id: number } }).data.id;
  };
  const hotelId = await made("Hotel", {
    hotelName,
    description: "One room around a courtyard of old willows, ten minutes from the lake.",
    address: "Lane 4, Rajbagh, Srinagar",
    searchAddress: "Rajbagh, Srinagar",
    pindCode: "190008",
  });
  const beds = { extraBed: 0, childWithBed: 0, childWithoutBed: 0 };
  const plans = [
    { code: "CP", supplement: 0, ...beds },
    { code: "MAP", supplement: 1000, ...beds },
  ];
  const room = { hotelId, roomType: 2, rentPerNight: 400, noBeds: 1, maxAdults: 2, maxChild: 1 };
  await made("Rooms", { ...room, facilities: [1], noOfRooms: 1, plans });
  return hotelId;
}

/** The cheapest house of all would be what other tests find first. */
async function removeHouse(page: Page, id: number): Promise<void> {
  const gone = await page.request.delete(`/api/Hotel/byId?Id=${id}&stays=keep`);
  expect(gone.status(), await gone.text()).toBe(200);
}

test("without scripts the desk answers for all houses, keeps what was typed and books", async ({
  withoutScripts: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto("/control/desk?checkIn=2031-03-10&checkOut=2031-03-09");
  await expect(page.getByText("Check-out must be after check-in").filter({ visible: true })).toHaveCount(1);
  await page.getByLabel("Check-out").fill("2031-03-12");
  await page.getByLabel("Adults").fill("40");
  await page.getByRole("button", { name: "Show rooms" }).click();
  await expect(page.getByRole("heading", { name: "Nothing is free then" })).toBeVisible();
  await page.getByLabel("Adults").fill("3");
  await page.getByRole("button", { name: "Show rooms" }).click();

  const rooms = page.getByRole("group", { name: "Rooms" });
  const chosen = rooms.getByRole("radio").nth(1);
  const choice = await chosen.getAttribute("value");
  await chosen.check();
  await page.getByRole("textbox", { name: "Name" }).fill("Farah Naqvi");
  await page.getByRole("button", { name: "Book and accept" }).click();
  await expect(page.getByRole("alert")).toHaveText("Phone number is required");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Farah Naqvi");
  await expect(rooms.locator(":checked")).toHaveAttribute("value", choice ?? "");
  await page.getByRole("textbox", { name: "Phone" }).fill("9000000045");
  await page.getByRole("button", { name: "Book and accept" }).click();
  await expect(page.getByRole("dialog").getByText("3 adults")).toBeVisible();
  await expect(page.getByText("Farah Naqvi").first()).toBeVisible();
});

test("with a place chosen the houses to choose from are those of that place, and the chosen one", async ({
  withoutScripts: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto("/control/desk");
  const house = page.getByRole("combobox", { name: "House" });
  const named = () => house.locator("option").allTextContents();
  const all = await named();
  await house.selectOption({ label: "Zaina Guest House" });
  await page.getByRole("combobox", { name: "Place" }).selectOption({ label: "Gulmarg" });
  await page.getByRole("button", { name: "Show rooms" }).click();
  await expect(page.getByRole("combobox", { name: "Place" }).locator(":checked")).toHaveText("Gulmarg");
  await expect(house.locator(":checked")).toHaveText("Zaina Guest House");
  expect((await named()).length).toBeLessThan(all.length);
  await house.selectOption("");
  await page.getByRole("button", { name: "Show rooms" }).click();
  expect(await named()).toContain("Pine Lantern Lodge");
  expect(await named()).not.toContain("Zaina Guest House");
});

test("without scripts nothing is booked for others than the form says", async ({ withoutScripts: page }) => {
  await signIn(page);
  await page.goto("/control/desk?checkIn=2031-03-20&checkOut=2031-03-22&adults=1");
  const adults = page.getByLabel("Adults", { exact: true });
  await adults.fill("2");
  await page.getByRole("button", { name: "Show rooms" }).click();
  await expect(page).toHaveURL(/checkOut=2031-03-22&adults=2/);
  await page.getByRole("textbox", { name: "Name" }).fill("Nadia Shah");
  await page.getByRole("textbox", { name: "Phone" }).fill("9000000049");
  await adults.fill("3");
  await page.getByRole("button", { name: "Book and accept" }).click();
  await expect(page.getByRole("alert")).toContainText("Dates, people or place were changed");
  await expect(adults).toHaveValue("3");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Nadia Shah");
  await page.getByRole("button", { name: "Book and accept" }).click();
  await expect(page.getByRole("dialog").getByText("3 adults")).toBeVisible();
});

/** Holds the page's scripts back until `come` is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("what is asked for before the page's scripts have come is answered once they have", async ({
  signedIn: page,
}) => {
  const come = await holdScripts(page);
  await page.goto("/control/desk?checkIn=2031-03-10&checkOut=2031-03-12", { waitUntil: "commit" });
  await page.getByLabel("Adults", { exact: true }).fill("4");
  come();
  await expect(page).toHaveURL(/adults=4/);
  await expect(page.locator("#desk-books [name=adults]")).toHaveValue("4");
});

test("a booking by phone tells the price of what was typed before the page's scripts had come", async ({
  signedIn: page,
}) => {
  const come = await holdScripts(page);
  const nights = "house=1&room=1&night=2031-03-10&until=2031-03-12&form=book";
  await page.goto(`/control/calendar?${nights}`, { waitUntil: "commit" });
  await page.locator("dialog [name=rooms]").fill("2");
  const asked = page.waitForRequest(/\/api\/Price\?/);
  come();
  await asked;
  await expect.poll(() => page.evaluate(askedRooms)).toBe("2");
});

/** The number of rooms that the page asked the price of last. */
function askedRooms(): string | null {
  const calls = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/api/Price?"));
  return new URL(calls.at(-1)?.name ?? location.href).searchParams.get("rooms");
}

test("the guest who was typed stays while a search finds nothing", async ({ signedIn: page }) => {
  await page.goto("/control/desk?checkIn=2031-03-10&checkOut=2031-03-12");
  await page.getByRole("textbox", { name: "Name" }).fill("Farah Naqvi");
  await page.getByRole("textbox", { name: "Phone" }).fill("9000000046");
  await page.getByLabel("Adults", { exact: true }).fill("50");
  await expect(page.getByRole("heading", { name: "Nothing is free then" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Book and accept" })).toBeHidden();
  await page.getByLabel("Adults", { exact: true }).fill("2");
  await expect(page.getByRole("button", { name: "Book and accept" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Farah Naqvi");
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("9000000046");
});

test("meals are chosen at the desk, and the total that is booked follows", async ({
  signedIn: page,
  accessible,
}) => {
  const house = await houseWithMeals(page, "Tulip Meals House");
  await page.goto("/control/desk?checkIn=2031-05-10&checkOut=2031-05-12");
  await expect(page.getByText("2 nights, ₹800", { exact: true })).toBeVisible();
  await page.getByText("Meals, children, extras").click();
  await page.getByLabel("Meals", { exact: true }).selectOption("MAP");
  await expect(page.getByText("2 nights, ₹2,800", { exact: true })).toBeVisible();

  // Another house has other meals, or none: what was chosen for the first is not asked of it.
  await page.getByRole("radio", { name: /Zaina/ }).first().check();
  await expect(page.getByText(/^2 nights, ₹/)).toBeVisible();
  await expect(page.getByText("Meals, children, extras")).toBeHidden();
  await page.getByRole("radio", { name: /Tulip Meals/ }).check();
  await page.getByText("Meals, children, extras").click();
  await page.getByLabel("Meals", { exact: true }).selectOption("MAP");
  await expect(page.getByText("2 nights, ₹2,800", { exact: true })).toBeVisible();
  await accessible(page);
  await page.getByRole("textbox", { name: "Name" }).fill("Sana Meals");
  await page.getByRole("textbox", { name: "Phone" }).fill("9000000046");
  await page.getByRole("button", { name: "Book and accept" }).click();
  await expect(page.getByRole("dialog").getByText("₹2,800").first()).toBeVisible();
  await removeHouse(page, house);
});

test("without scripts the desk tells the total with meals before it books", async ({
  withoutScripts: page,
}) => {
  await signIn(page);
  const house = await houseWithMeals(page, "Tulip Quiet Meals");
  await page.goto("/control/desk?checkIn=2031-05-20&checkOut=2031-05-22");
  await page.getByRole("radio", { name: /Tulip/ }).first().check();
  await page.getByText("Meals, children, extras").click();
  await page.getByLabel("Meals", { exact: true }).selectOption("MAP");
  await page.getByRole("textbox", { name: "Name" }).fill("Sana Quiet");
  await page.getByRole("textbox", { name: "Phone" }).fill("9000000047");
  await page.getByRole("button", { name: "Book and accept" }).click();
  await expect(page.getByRole("alert")).toContainText("The price has changed to ₹2,800");
  await expect(page.getByLabel("Meals", { exact: true })).toHaveValue("MAP");
  await page.getByRole("button", { name: "Book and accept" }).click();
  await expect(page.getByRole("dialog").getByText("₹2,800").first()).toBeVisible();
  await removeHouse(page, house);
});

test("nothing is booked for a number of people that nobody can be, and a sheet's status is what was stored", async ({
  signedIn: page,
}) => {
  await page.goto("/control/desk?checkIn=2031-04-10&checkOut=2031-04-12");
  await page.getByRole("textbox", { name: "Name" }).fill("Omar Dar");
  await page.getByRole("textbox", { name: "Phone" }).fill("9000000046");
  // What is changed before React takes over is not asked.
  await expect(async () => {
    await page.getByLabel("Adults", { exact: true }).fill("4");
    await page.getByLabel("Adults", { exact: true }).fill("3");
    await expect(page).toHaveURL(/adults=3/, { timeout: 5000 });
  }).toPass();
  await page.getByLabel("Adults", { exact: true }).fill("0");
  await page.getByRole("button", { name: "Book and accept" }).click();
  await expect(page.getByLabel("Adults", { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/control\/desk/);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Omar Dar");
  await page.getByLabel("Adults", { exact: true }).fill("1");
  await page.waitForURL(/adults=1/);
  await page.getByRole("button", { name: "Book and accept" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("1 adult", { exact: true })).toBeVisible();
  const status = sheet.getByLabel("Status", { exact: true });
  await expect(status).toHaveValue("Accepted");
  await sheet.getByText("Cancel this stay, or nobody came").click();
  await sheet.getByRole("button", { name: "End this stay" }).click();
  await expect(status).toHaveValue("Rejected");
  await expect(sheet.getByText("Cancelled", { exact: true }).first()).toBeVisible();
  await expect(sheet.getByRole("link", { name: /^Tell / })).toHaveAttribute("href", /It%20is%20cancelled/);
  await page.goto("/control/view-bookings?search=Omar+Dar");
  await expect(page.getByRole("row", { name: /Omar Dar/ }).getByText("Cancelled")).toBeVisible();
});
