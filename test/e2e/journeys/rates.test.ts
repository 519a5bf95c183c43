import type { Page } from "@playwright/test";
import { addHouse, removeHouse } from "../support/add-house.ts";
import { brokenAmounts } from "../support/broken-amounts.ts";
import { expect, signIn, test } from "../support/site.ts";

/** Taps and keys as a person on a phone makes them, with generous times for each. */
class Hand {
  taps = 0;
  keys = 0;
  async tap(place: ReturnType<Page["getByLabel"]>): Promise<void> {
    this.taps += 1;
    await place.click();
  }
  async type(place: ReturnType<Page["getByLabel"]>, text: string): Promise<void> {
    this.taps += 1;
    this.keys += text.length;
    await place.fill(text);
  }
  /** Seconds: one and a half for a tap, looking included, a third for a key. */
  get seconds(): number {
    return Math.round(this.taps * 1.5 + this.keys / 3);
  }
}

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
  const hotel = await addHouse(page.request);
  const prices = page.getByRole("group", { name: /^Price per night/ }).getByRole("textbox");
  await page.goto(`/control/rates?hotel=${hotel}&month=2031-12`);
  await expect(prices).toHaveCount(3);
  const hand = new Hand();
  for (const [name, first, last, price] of seasons) {
    await hand.type(page.getByLabel("Name"), name);
    await hand.type(page.getByLabel("First night"), first);
    await hand.type(page.getByLabel("Last night"), last);
    for (let index = 0; index < 3; index += 1) await hand.type(prices.nth(index), price);
    if (name === "New Year") {
      await prices.first().fill("79000");
      await hand.type(page.getByLabel("Nights at least"), "3");
    }
    await hand.tap(page.getByRole("button", { name: "Set these prices" }));
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

  // The tariff card of each room type: breakfast and dinner, and an extra bed.
  const { data: rooms } = await (await page.request.get(`/api/Rooms?Id=${hotel}`)).json();
  await page.goto(`/control/view-hotel/${hotel}`);
  for (const { id } of rooms) {
    await hand.tap(page.locator(`a[href="/control/edit-room/${id}"]`));
    await hand.tap(page.getByText("Meals, extra beds and children"));
    await hand.type(page.getByLabel("Adults in the price"), "2");
    await hand.type(page.getByLabel("Extra beds"), "1");
    const meals = page.getByRole("group", { name: "Breakfast and dinner (MAP)" });
    await hand.type(meals.getByLabel("Room (+₹)"), "1500");
    await hand.type(meals.getByLabel("Extra bed (₹)"), "1700");
    if (id === rooms[0].id) await accessible(page);
    await hand.tap(page.getByRole("button", { name: "Submit" }));
    await page.waitForURL(`**/control/view-hotel/${hotel}`);
  }
  console.log(`Seasons and tariff cards: ${hand.taps} taps, ${hand.keys} keys, ${hand.seconds} s by hand`);
  expect(hand.seconds).toBeLessThan(240);
  await removeHouse(page.request, hotel);
});

test("a guest sees each night's price, and is asked when it is another by now", async ({
  signedIn: page,
  accessible,
}) => {
  const hotel = await addHouse(page.request);
  const dates = "checkIn=2033-06-09&checkOut=2033-06-11";
  const { data: rooms } = await (
    await page.request.get(`/api/Availability?hotelId=${hotel}&${dates}`)
  ).json();
  const { roomId, rentPerNight } = rooms[0];
  const fair = {
    roomId,
    name: "Apple harvest fair",
    from: "2033-06-10",
    to: "2033-06-12",
    rentPerNight: rentPerNight + 900,
  };
  const added = await page.request.post("/api/RatePeriod", { data: fair });
  expect(added.status()).toBe(201);
  const { data: period } = await added.json();
  const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;
  const stay = "checkInDate=2033-06-09&checkOutDate=2033-06-11";
  const words = `1 night ${rupees(rentPerNight)}, 1 night Apple harvest fair ${rupees(rentPerNight + 900)}`;
  const total = rupees(2 * rentPerNight + 900);
  await page.goto(`/hotel/${hotel}?${stay}`);
  await expect(page.getByText(words)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await brokenAmounts(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto(`/booking/${hotel}?${stay}&room=${roomId}`);
  const form = page.locator("form#booking");
  const sum = page.locator("aside [data-sum-whole]");
  await expect(sum).toContainText(words);
  await form.getByRole("combobox", { name: "Adults" }).selectOption("2");
  await form.getByRole("combobox", { name: "Children" }).selectOption("0");
  // The API's lines have come: they name the room type for the usual nights.
  await expect(sum).toContainText(/1 night \D+ ₹.*1 night Apple harvest fair/);
  await expect(sum).toContainText(`Total${total}`);
  await form.getByLabel("Name").fill("Meera Pillai");
  await form.getByLabel("Email").fill("meera@example.com");
  await form.getByLabel("Phone").fill("5550000007");
  await accessible(page);
  const shown = form.locator("[name=expectedTotal]");
  await expect(shown).toHaveValue(String(2 * rentPerNight + 900));
  const dearer = { ...fair, rentPerNight: rentPerNight + 1000, version: 1 };
  expect((await page.request.put(`/api/RatePeriod/${period.id}`, { data: dearer })).status()).toBe(200);
  await form.getByRole("button", { name: "Book Now" }).click();
  await expect(form.getByRole("alert")).toContainText(
    `The price has changed to ${rupees(2 * rentPerNight + 1000)}`,
  );
  await expect(form.getByRole("alert")).toContainText("1 night Apple harvest fair");
  await expect(form.getByLabel("Name")).toHaveValue("Meera Pillai");
  await expect(shown).toHaveValue(String(2 * rentPerNight + 1000));
  await form.getByRole("button", { name: "Book Now" }).click();
  await expect(page.getByText("How the total adds up")).toBeVisible();
  await expect(page.getByText(/^Apple harvest fair: 1 night/)).toBeVisible();
  await removeHouse(page.request, hotel);
});

test("a guest chooses meals, a child's age and an extra, without scripts and with them", async ({
  signedIn: page,
  withoutScripts,
  accessible,
}) => {
  const hotel = await addHouse(page.request);
  const { data: rooms } = await (await page.request.get(`/api/Rooms?Id=${hotel}`)).json();
  const { id: room, ...fields } = rooms[0];
  const plans = [{ code: "MAP", supplement: 1500, extraBed: 1700, childWithBed: 1400, childWithoutBed: 700 }];
  const tariff = {
    ...fields,
    roomType: fields.roomTypeId,
    facilities: [],
    includedAdults: 2,
    extraBeds: 1,
    plans,
  };
  expect((await page.request.put(`/api/Rooms/${room}`, { data: tariff })).status()).toBe(200);
  const extra = { hotelId: hotel, name: "Airport pick-up", per: "stay", price: 1200, asked: "offer" };
  expect((await page.request.post("/api/Extra", { data: extra })).status()).toBe(201);
  const rent = fields.rentPerNight;
  const total = `₹${(2 * (rent + 1500 + 1400) + 1200).toLocaleString("en-IN")}`;
  const address = `/booking/${hotel}?checkInDate=2033-06-09&checkOutDate=2033-06-11&room=${room}`;

  const choose = async (guest: Page) => {
    const form = guest.locator("form#booking");
    await form.getByRole("combobox", { name: "Adults" }).selectOption("2");
    await form.getByRole("combobox", { name: "Children" }).selectOption("1");
    await form.getByRole("radio", { name: /^Breakfast and dinner/ }).check();
    await form.getByRole("checkbox", { name: /^Airport pick-up/ }).check();
    return form;
  };
  await withoutScripts.goto(address);
  const plain = await choose(withoutScripts);
  const chosen = [
    plain.getByRole("radiogroup", { name: "Meals" }),
    plain.getByRole("group", { name: "Also, if you like" }),
  ];
  for (const group of chosen) await expect(group).toContainText("taxes included");
  await plain.getByText("Ages of the children").click();
  await plain.getByLabel("Child 1").selectOption("9");
  await plain.getByRole("button", { name: "Show free rooms" }).click();
  const sum = withoutScripts.locator("aside [data-sum-whole]");
  for (const words of ["Breakfast and dinner (MAP)", "Child with bed", "Airport pick-up", `Total${total}`])
    await expect(sum).toContainText(words);

  await page.goto(address);
  const live = await choose(page);
  await live.getByLabel("Child 1").selectOption("9");
  await expect(live.getByLabel("Child 2")).toBeHidden();
  await expect(page.locator("aside [data-sum-whole]")).toContainText(`Total${total}`);
  await live.getByLabel("Name").fill("Meera Pillai");
  await live.getByLabel("Email").fill("meera@example.com");
  await live.getByLabel("Phone").fill("5550000008");
  await accessible(page, "form#booking");
  await live.getByRole("button", { name: "Book Now" }).click();
  await expect(page.getByText("How the total adds up")).toBeVisible();
  await expect(page.getByText(/Airport pick-up/)).toBeVisible();
  await expect(page.getByText("1, aged 9")).toBeVisible();
  await removeHouse(page.request, hotel);
});

test("a stay that is too short for its arrival is told how long, and when so short a one can be", async ({
  signedIn: page,
  withoutScripts,
  accessible,
}) => {
  const hotel = await addHouse(page.request);
  const { data: rooms } = await (await page.request.get(`/api/Rooms?Id=${hotel}`)).json();
  const feast = { name: "New Year", from: "2033-12-28", to: "2034-01-03", rentPerNight: 7900, minNights: 3 };
  const periods = rooms.map(({ id }: { id: number }) => ({ ...feast, roomId: id }));
  expect((await page.request.post("/api/RatePeriod/season", { data: { periods } })).status()).toBe(201);
  const stay = "checkInDate=2033-12-30&checkOutDate=2034-01-01";
  await page.goto(`/hotel/${hotel}?${stay}`);
  const card = page.locator("#dates");
  await expect(card.getByText("A stay has at least 3 nights")).toBeVisible();
  await expect(card.getByRole("link", { name: /^Free 27 to 29 Dec/ })).toBeVisible();
  for (const guest of [page, withoutScripts]) {
    await guest.goto(`/booking/${hotel}?${stay}`);
    const panel = guest.locator("#rooms");
    await expect(
      panel.getByText("A stay that begins then has at least 3 nights over New Year."),
    ).toBeVisible();
    if (guest === page) await accessible(page, "#rooms");
    await panel.getByRole("button", { name: /^27 Dec to 29 Dec, ₹/ }).click();
    await expect(panel.getByText(/4 rooms free/).first()).toBeVisible();
    await expect(panel.getByText(/A stay that begins then/)).toHaveCount(0);
  }
  await removeHouse(page.request, hotel);
});

test("without scripts, too, a phone shows the prices of today first", async ({ browser, site }) => {
  const page = await browser.newPage({
    baseURL: site,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await signIn(page);
  await page.goto("/control/rates");
  const rooms = await page.getByRole("columnheader", { name: "Room type" }).boundingBox();
  const today = await page.locator("thead [data-today]").boundingBox();
  expect(today?.x).toBeGreaterThanOrEqual((rooms?.x ?? 0) + (rooms?.width ?? 0) - 1);
  expect((today?.x ?? 0) + (today?.width ?? 0)).toBeLessThanOrEqual(390);
});
