import type { Locator, Page } from "@playwright/test";
import { longDate } from "#contract/rules/dates.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { colourRules } from "../support/axe.ts";
import { expect, signIn, test } from "../support/site.ts";

const today = todayInKashmir(new Date());
const inDays = (days: number) => addDays(today, days);

/** What a guest sends, or the desk enters. */
async function send(page: Page, call: string, form: Record<string, unknown>): Promise<number> {
  const reply = await page.request.post(`/api/${call}`, { data: form });
  expect(reply.status()).toBe(201);
  return ((await reply.json()) as { data: { id: number } }).data.id;
}

const guest = { email: "ritu@example.com", phoneNo: "5550000031", adults: 2, chlids: 1, hotelId: 1 };

function asks(page: Page, customerName: string, from: number): Promise<number> {
  const dates = { checkInDate: inDays(from), checkOutDate: inDays(from + 2) };
  return send(page, "Booking", { ...guest, ...dates, customerName, specialRequest: "A quiet room" });
}

function arrives(page: Page, customerName: string): Promise<number> {
  const dates = { checkInDate: today, checkOutDate: inDays(1) };
  return send(page, "Booking/desk", { ...guest, ...dates, hotelId: 2, customerName });
}

/** Counts what a hand does between the dashboard and the aim. */
function hand(page: Page) {
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  return { tap, taps: () => taps, page };
}

/** The scripts of the control area are there. */
async function scriptsAreThere(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator("body").press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeHidden();
}

for (const width of [1440, 390]) {
  test(`from Today, at ${width} px: answered in one tap, accepted in one, money in none, free rooms in two`, async ({
    signedIn: page,
    accessible,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const [asking, arriving] = [`Ritu ${width}`, `Arjun ${width}`];
    const id = await asks(page, asking, width === 390 ? 60 : 70);
    await arrives(page, arriving);
    await page.goto("/control/dashboard");
    await scriptsAreThere(page);
    await expect(page).toHaveTitle(/^Dashboard \| Control \| /);
    const waiting = page.getByRole("region", { name: "Waiting for you" });
    const row = waiting.getByRole("listitem").filter({ hasText: asking });

    // Answering is one link, with the words typed in.
    const whatsApp = row.getByRole("link", { name: `WhatsApp: ${asking}` });
    expect(decodeURIComponent((await whatsApp.getAttribute("href")) ?? "")).toContain(`Dear ${asking}`);
    expect(await row.getByRole("link", { name: `Call ${asking}` }).getAttribute("href")).toBe(
      "tel:+915550000031",
    );
    const answering = hand(page);
    await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "A chat" }));
    const chat = page.waitForEvent("popup");
    await answering.tap(whatsApp);
    await expect.poll(async () => (await chat).url()).toMatch(/^https:\/\/wa\.me\/915550000031/);
    await (await chat).close();
    expect(answering.taps()).toBe(1);

    // Who arrives, and what they owe, stands there.
    const arrivals = page.locator("section").filter({ has: page.getByRole("heading", { name: "Arrivals" }) });
    const stay = arrivals.getByRole("listitem").filter({ hasText: arriving });
    await expect(stay.getByText(/₹[\d,]+ due/)).toBeVisible();

    const accepting = hand(page);
    await accepting.tap(row.getByRole("button", { name: `Accept: ${asking}` }));
    const done = waiting.getByRole("status");
    await expect(done).toHaveText(`${asking}: accepted.`);
    await expect(done).toBeFocused();
    expect(accepting.taps()).toBe(1);
    await expect(waiting.getByRole("link", { name: /Tell Ritu on WhatsApp/ })).toBeVisible();
    await accessible(page, "main");
    await waiting.getByRole("button", { name: "Undo" }).click();
    await expect(row.getByRole("button", { name: /^Accept/ })).toBeVisible();

    // What is due, recorded with one press, and taken back.
    await stay.getByRole("button", { name: new RegExp(`^${arriving} paid .*, Cash$`) }).click();
    await expect(stay.getByText("Payment recorded.")).toBeFocused();
    await expect(stay.getByText("Paid", { exact: true })).toBeVisible();
    await stay.getByRole("button", { name: "Undo" }).click();
    await expect(stay.getByText(/₹[\d,]+ due/)).toBeVisible();

    const booking = hand(page);
    await booking.tap(page.getByRole("link", { name: /^New booking$/ }).filter({ visible: true }));
    await expect(page.getByRole("heading", { name: "New booking" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
    expect(booking.taps()).toBe(1);
    await freeForRange(booking, width);
    await page.goto("/control/view-bookings");
    await scriptsAreThere(page);
    await page.locator("body").press("n");
    await expect(page.getByRole("heading", { name: "New booking" })).toBeVisible();
    await accessible(page, "main");
    await bookAtTheDesk(page);

    await sheetStaysOpen(page, id, asking, accessible);
  });
}

/** The second tap is the field; of what is free on those nights all houses tell without another. */
async function freeForRange({ tap, taps, page }: ReturnType<typeof hand>, width: number): Promise<void> {
  await expect(page.locator("stay-dates").first()).toHaveAttribute("data-alive");
  await tap(page.getByText(longDate(today)).first());
  const [from, to] = [inDays(90 + width / 10), inDays(93 + width / 10)];
  await page.getByLabel("Check-in").fill(from);
  await page.getByLabel("Check-out").fill(to);
  await expect(page).toHaveURL(new RegExp(`checkIn=${from}&checkOut=${to}`));
  const rooms = page.getByRole("group", { name: "Rooms" });
  await expect(rooms.getByRole("radio").first()).toBeChecked();
  await expect(page.getByText(/^3 nights, ₹/)).toBeVisible();
  expect(await rooms.getByRole("radio").count()).toBeGreaterThan(4);
  expect(taps()).toBe(2);
}

/** Other dates are answered without a press, what was typed stays, and Enter books. */
async function bookAtTheDesk(page: Page): Promise<void> {
  const rooms = page.getByRole("group", { name: "Rooms" });
  const name = page.getByRole("textbox", { name: "Name" });
  await expect(rooms.getByRole("radio").first()).toBeChecked();
  await name.fill("Zoya Bhat");
  const adults = page.getByRole("spinbutton", { name: "Adults" });
  await adults.fill("4");
  await adults.press("Tab");
  await expect(page).toHaveURL(/adults=4/);
  await expect(rooms.getByRole("radio").first()).toBeChecked();
  await page.getByRole("textbox", { name: "Phone" }).fill("94190");
  await name.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Phone number must be at least 10 digits");
  await expect(name).toHaveValue("Zoya Bhat");
  await page.getByRole("textbox", { name: "Phone" }).fill("9000000044");
  await name.press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("4 adults")).toBeVisible();
  await expect(sheet.getByText("Accepted", { exact: true }).first()).toBeVisible();
}

async function sheetStaysOpen(
  page: Page,
  id: number,
  name: string,
  accessible: (page: Page, part?: string, rules?: string[]) => Promise<void>,
): Promise<void> {
  await page.goto(`/control/view-bookings?view=${id}`);
  const sheet = page.getByRole("dialog");
  await expect(page).toHaveTitle(/^CO-\w+ \| Bookings \| Control/);
  await expect(sheet.getByText(/, 2 nights$/)).toBeVisible();
  await expect(sheet.getByText("2 adults, 1 child")).toBeVisible();
  await expect(sheet.getByText("A quiet room")).toBeVisible();
  const accept = sheet.locator("footer").getByRole("button", { name: "Accept" });
  await expect(accept).toBeInViewport();
  await accept.click();
  const said = sheet.getByText(/^Accepted\. \d rooms? held\.$/);
  await expect(said).toBeFocused();
  await expect(sheet.getByRole("link", { name: "Ask for the advance" })).toBeVisible();
  await expect(sheet.getByRole("listitem").filter({ hasText: "Accepted by asha" }).first()).toBeVisible();
  await accessible(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await accessible(page, "html", colourRules);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await sheet.getByRole("button", { name: "Undo" }).click();
  await expect(said).toBeHidden();
  await expect(accept).toBeVisible();

  // Deleted, the keyboard goes on at the title of the list, and Undo is offered once.
  await sheet.getByRole("button", { name: "Delete Record" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const toast = page.getByRole("status").filter({ hasText: "Booking deleted successfully" });
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) {
    const [bar, told] = [await menu.boundingBox(), await toast.boundingBox()];
    expect(told?.y ?? 0).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  }
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Booking restored")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(page.getByText(name).first()).toBeVisible();
}

test("without scripts Today is answered and the menu opens, and a refusal shows what stands in the way", async ({
  withoutScripts: page,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const name = "Zoya without scripts";
  await asks(page, name, 80);
  await page.goto("/control/dashboard");
  await page.getByRole("button", { name: `Accept: ${name}` }).click();
  await expect(page.getByText(`${name}: accepted.`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: `Accept: ${name}` })).toBeVisible();

  await page.getByRole("button", { name: "More" }).click();
  const menu = page.getByRole("navigation", { name: "Control" });
  await expect(menu.getByRole("link", { name: "Logout" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.getByRole("link", { name: /^Arrivals/ }).click();
  await expect(page).toHaveURL("/control/view-bookings?status=Arriving");
});
