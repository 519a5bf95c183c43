import type { Locator, Page } from "@playwright/test";
import { longDate, shortDate } from "#contract/rules/dates.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, signIn, test } from "../support/site.ts";

const first = addDays(todayInKashmir(new Date()), 300);
const on = (days: number) => addDays(first, days);

/** What the API made. */
async function made(page: Page, call: string, data: Record<string, unknown>): Promise<number> {
  const reply = await page.request.post(`/api/${call}`, { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return ((await reply.json()) as { data: { id: number } }).data.id;
}

/** A house of its own with one Deluxe Double and a dearer Premium room. */
async function newHouse(page: Page, name: string) {
  const house = await made(page, "Hotel", {
    hotelName: name,
    description: "Two rooms around a courtyard of old willows, ten minutes from the lake.",
    address: "Lane 4, Rajbagh, Srinagar",
    searchAddress: "Rajbagh, Srinagar",
    pindCode: "190008",
  });
  const room = { hotelId: house, noBeds: 1, maxAdults: 2, maxChild: 1, facilities: [1], noOfRooms: 1 };
  const double = await made(page, "Rooms", { ...room, roomType: 2, rentPerNight: 4000 });
  await made(page, "Rooms", { ...room, roomType: 3, rentPerNight: 9000 });
  const open = () => page.goto(`/control/calendar?hotel=${house}&from=${first}`);
  const book = (customerName: string, from: number, to: number) =>
    made(page, "Booking/desk", {
      customerName,
      email: "",
      phoneNo: "5550000031",
      adults: 2,
      chlids: 0,
      hotelId: house,
      roomId: double,
      checkInDate: on(from),
      checkOutDate: on(to),
    });
  return { open, book };
}

async function stored(page: Page, id: number) {
  const reply = await page.request.get(`/api/Booking/byId?Id=${id}`);
  const { data } = (await reply.json()) as {
    data: { checkInDate: string; checkOutDate: string; total: number; version: number; roomId: number };
  };
  return data;
}

async function scriptsAreThere(page: Page): Promise<void> {
  await expect(page.getByText("Drag a stay to move it")).toBeVisible();
}

const bar = (page: Page, name: string, from: number) =>
  page.getByRole("link", { name: new RegExp(`^${name}, ${shortDate(on(from))}`) });

const night = (page: Page, days: number) =>
  page.getByRole("link", { name: new RegExp(`free: .*, ${longDate(on(days))}`) }).first();

/** Drags from a place within one element to one within another. */
async function drag(page: Page, from: Locator, to: Locator, at: "middle" | "end" = "middle"): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("nothing to drag");
  const x = at === "end" ? start.x + start.width - 4 : start.x + 12;
  await page.mouse.move(x, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 8, start.y + start.height / 2);
  await page.mouse.move(end.x + end.width / 2, start.y + start.height / 2, { steps: 4 });
  await page.mouse.up();
}

test("nights are chosen by a drag or two taps, and come filled in", async ({
  signedIn: page,
  accessible,
}) => {
  const { open, book } = await newHouse(page, "Tulip Range House");
  await book("Ira Sold", 6, 7);
  await open();
  await scriptsAreThere(page);
  const dialog = page.getByRole("dialog");
  await drag(page, night(page, 2), night(page, 4));
  await expect(dialog.getByLabel("Check-in")).toHaveValue(on(2));
  await expect(dialog.getByLabel("Check-out")).toHaveValue(on(5));
  await expect(dialog.getByRole("link", { name: "All houses" })).toHaveAttribute(
    "href",
    `/control/desk?checkIn=${on(2)}&checkOut=${on(5)}`,
  );
  await dialog.getByRole("link", { name: "Block rooms" }).click();
  await expect(dialog.getByLabel("Free again from")).toHaveValue(on(5));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  const chosen = page.getByRole("status").filter({ hasText: "Choose the last night" });
  await night(page, 4).click();
  await expect(chosen).toContainText("1 night, Deluxe Double");
  await accessible(page);
  // Beyond a sold night it begins anew.
  await page.locator("tbody tr.month-free").first().locator("td").nth(8).getByRole("link").click();
  await expect(chosen).toContainText(`${Number(on(8).slice(8))}`);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(chosen).toHaveCount(0);
  await night(page, 1).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(chosen).toContainText("2 nights");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Check-out")).toHaveValue(on(3));
});

test("a stay is dragged to other nights at its price, and Undo brings it back", async ({
  signedIn: page,
}) => {
  const { open, book } = await newHouse(page, "Tulip Drag House");
  const id = await book("Ira Dragged", 2, 4);
  await open();
  await scriptsAreThere(page);
  await drag(page, bar(page, "Ira Dragged", 2), night(page, 6));
  await expect(page.getByRole("status").filter({ hasText: "Ira Dragged:" })).toBeVisible();
  await expect(bar(page, "Ira Dragged", 6)).toBeFocused();
  expect(await stored(page, id)).toMatchObject({ checkInDate: on(6), checkOutDate: on(8), total: 8000 });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(bar(page, "Ira Dragged", 2)).toBeVisible();
  expect(await stored(page, id)).toMatchObject({ checkInDate: on(2), checkOutDate: on(4), total: 8000 });
});

test("a stretched stay asks for its new price first", async ({ signedIn: page, accessible }) => {
  const { open, book } = await newHouse(page, "Tulip Stretch House");
  const id = await book("Ira Stretched", 2, 4);
  await open();
  await scriptsAreThere(page);
  await drag(page, bar(page, "Ira Stretched", 2), night(page, 5), "end");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("costs something else");
  await accessible(page);
  expect((await stored(page, id)).checkOutDate).toBe(on(4));
  await dialog.getByRole("button", { name: "Move it there" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await stored(page, id)).toMatchObject({ checkOutDate: on(6), total: 16_000 });
});

test("keys move a stay, tell where it is, and Escape keeps it", async ({ signedIn: page }) => {
  const { open, book } = await newHouse(page, "Tulip Keys House");
  const id = await book("Ira Keyed", 2, 4);
  await open();
  await scriptsAreThere(page);
  const told = page.locator("[aria-live=assertive]");
  await bar(page, "Ira Keyed", 2).focus();
  await page.keyboard.press("Space");
  await expect(told).toContainText("Picked up. Ira Keyed");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(told).toContainText(/^Ira Keyed: .*2 nights, Family Suite$|^Ira Keyed: .*2 nights, .+$/);
  await page.keyboard.press("Escape");
  await expect(told).toHaveText("Kept as it was");
  expect((await stored(page, id)).version).toBe(1);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(bar(page, "Ira Keyed", 3)).toBeFocused();
  expect(await stored(page, id)).toMatchObject({ checkInDate: on(3), checkOutDate: on(5), total: 8000 });
});

test("into a sold night, and after somebody else was quicker, the page offers what solves it", async ({
  signedIn: page,
  accessible,
}) => {
  const { open, book } = await newHouse(page, "Tulip Conflict House");
  const id = await book("Ira Moved", 2, 4);
  await book("Noor Staying", 6, 8);
  await open();
  await scriptsAreThere(page);
  const dialog = page.getByRole("dialog");
  await drag(page, bar(page, "Ira Moved", 2), page.locator("thead th").nth(8));
  await expect(dialog.getByRole("alert")).toContainText("fully booked");
  await expect(dialog.getByRole("group", { name: "Free on these dates" }).getByRole("button")).toHaveCount(1);
  await accessible(page);
  await dialog.getByRole("link", { name: "Keep it as it is now" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await stored(page, id)).version).toBe(1);

  await drag(page, bar(page, "Ira Moved", 2), page.locator("thead th").nth(8));
  const nearest = dialog.getByRole("group", { name: /^Nearest dates/ }).getByRole("button");
  await nearest.last().click();
  await expect(dialog).toHaveCount(0);
  expect(await stored(page, id)).toMatchObject({ checkInDate: on(8), checkOutDate: on(10), version: 2 });

  const now = await stored(page, id);
  const quicker = { ...now, chlids: 0, checkInDate: on(9), checkOutDate: on(11), version: 2 };
  expect((await page.request.put(`/api/Booking/${id}`, { data: quicker })).status()).toBe(200);
  await drag(page, bar(page, "Ira Moved", 8), page.locator("thead th").nth(14));
  await expect(dialog.getByRole("alert")).toContainText("Somebody changed this stay meanwhile");
  expect((await stored(page, id)).checkInDate).toBe(on(9));
  await dialog.getByRole("button", { name: "Move it there" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await stored(page, id)).version).toBe(4);
});

test("without scripts a stay is changed in its form, and what is free instead is one link away", async ({
  withoutScripts: page,
}) => {
  await signIn(page);
  const { open, book } = await newHouse(page, "Tulip Quiet House");
  const id = await book("Ira Quiet", 2, 4);
  await book("Noor Quiet", 4, 6);
  await open();
  await bar(page, "Ira Quiet", 2).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Check-out").fill(on(5));
  await dialog.getByRole("button", { name: "Change the stay" }).click();
  await expect(dialog.getByRole("region", { name: "Bookings in the way" })).toContainText("Noor Quiet");
  await dialog.getByRole("link", { name: "See what is free instead" }).click();
  await dialog.getByRole("group", { name: "Free on these dates" }).getByRole("button").click();
  await expect(dialog).toHaveCount(0);
  expect(await stored(page, id)).toMatchObject({ checkOutDate: on(5), total: 27_000 });
});

test("however wide the screen, the calendar opens with today in sight", async ({ signedIn: page }) => {
  for (const [width, days] of [
    [768, 30],
    [1024, 30],
    [1440, 60],
  ]) {
    await page.setViewportSize({ width: width ?? 0, height: 900 });
    await page.goto(`/control/calendar?days=${days}`);
    const names = await page.locator(".month-table thead .month-room").boundingBox();
    const today = await page.locator(".month-table thead [data-today]").boundingBox();
    expect(today?.x).toBeGreaterThanOrEqual((names?.x ?? 0) + (names?.width ?? 0) - 1);
  }
});

test("a phone shows ten days, all houses stand below each other, and a date is jumped to", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/control/calendar");
  await scriptsAreThere(page);
  const frame = page.getByRole("region", { name: /^All houses/ });
  const width = await frame.evaluate(({ clientWidth }) => clientWidth);
  const day = await page
    .locator("thead th")
    .nth(1)
    .evaluate((head) => head.getBoundingClientRect().width);
  expect(Math.round(width / day)).toBe(10);
  expect(await frame.getByRole("rowheader").count()).toBeGreaterThan(10);
  await page.getByLabel("From").fill(on(0));
  await expect(page.getByRole("columnheader", { name: longDate(on(0)) })).toBeVisible();
  await page.getByRole("link", { name: "10 days later" }).click();
  await expect(page.getByRole("columnheader", { name: longDate(on(10)) })).toBeVisible();
  await page.getByRole("link", { name: "10 days earlier" }).click();
  await expect(page.getByRole("columnheader", { name: longDate(on(0)) })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
