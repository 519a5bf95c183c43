import type { Browser, Page } from "@playwright/test";
import { addHouse, removeHouse } from "../support/add-house.ts";
import { expect, signIn, test } from "../support/site.ts";

/** A staff member's page without scripts. */
async function withoutScriptsSignedIn(browser: Browser, site: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page);
  return page;
}

/** The field says what is wrong with it, to eyes and to a screen reader. */
async function expectFault(page: Page, label: string | RegExp, words: string | RegExp, form = "main") {
  const field = page.locator(form).getByLabel(label).first();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(words);
}

const faults: [Record<string, string>, RegExp, RegExp][] = [
  [{ Name: "" }, /^Name/, /Name the season/],
  [{ "First night": "" }, /^First night/, /First night is required/],
  [{ "Last night": "" }, /^Last night/, /Last night is required/],
  [{ "Last night": "2031-11-30" }, /^Last night/, /The last night is before the first/],
  [{ "First night": "2020-01-01", "Last night": "2020-02-01" }, /^Last night/, /All these nights are over/],
  [{ "Last night": "2033-12-01" }, /^Last night/, /at most 366 nights/],
  [{ "Deluxe Double (₹)": "0" }, /^Deluxe Double/, /from ₹1/],
  [{ "Deluxe Double (₹)": "much" }, /^Deluxe Double/, /Rent per night is required/],
  [{ "Deluxe Double (₹)": "99999999" }, /^Deluxe Double/, /₹1,00,00,000/],
  [{ "Deluxe Double (₹)": "1" }, /^Deluxe Double/, /less than half of this room's ₹4,000/],
  [{ "Nights at least": "61" }, /^Nights at least/, /from 1 to 60/],
];

for (const scripts of ["with", "without"])
  test(`each fault of a season is said at its field, and all that was typed stays, ${scripts} scripts`, async ({
    signedIn,
    browser,
    site,
  }) => {
    const page = scripts === "with" ? signedIn : await withoutScriptsSignedIn(browser, site);
    const hotel = await addHouse(page.request);
    const good = { Name: "Snow", "First night": "2031-12-01", "Last night": "2032-02-29" };
    for (const [change, label, words] of faults) {
      await page.goto(`/control/rates?hotel=${hotel}&month=2031-12`);
      const typed = { ...good, "Deluxe Double (₹)": "5200", "Premium Double (₹)": "5600", ...change };
      for (const [name, text] of Object.entries(typed)) await page.getByLabel(name).first().fill(text);
      await page.getByRole("button", { name: "Set these prices" }).click();
      await expectFault(page, label, words);
      await expect(page.getByLabel("Premium Double (₹)")).toHaveValue("5600");
    }
    const look = page.getByRole("button", { name: "What would it change?" });
    await page.goto(`/control/rates?hotel=${hotel}&month=2031-12`);
    await page.getByLabel("Deluxe Double (₹)").fill("much");
    await look.click();
    await expectFault(page, /^First night/, /First night is required/);
    await expectFault(page, /^Last night/, /Last night is required/);
    await expectFault(page, /^Deluxe Double/, /Rent per night is required/);
    await page.goto(`/control/rates?hotel=${hotel}&month=2031-12`);
    for (const [name, text] of Object.entries(good)) await page.getByLabel(name).first().fill(text);
    await look.click();
    await expect(page.getByText("Write a price for at least one room type")).toBeVisible();
    const set = page.getByRole("button", { name: "Set these prices" });
    await page.goto(`/control/rates?hotel=${hotel}&month=2031-12`);
    await set.click();
    await expectFault(page, /^Name/, /Name the season/);
    await expectFault(page, /^Last night/, /Last night is required/);
    await expect(page.getByText("Write a price for at least one room type")).toBeVisible();
    await page.goto(`/control/rates?hotel=${hotel}&month=2031-12`);
    for (const [name, text] of Object.entries(good)) await page.getByLabel(name).first().fill(text);
    await set.click();
    await expect(page.getByText("Write a price for at least one room type")).toBeVisible();
    await page.getByLabel("Deluxe Double (₹)").fill("5200");
    const days = page.getByRole("group", { name: /^Nights of the week/ }).getByRole("checkbox");
    await expect(days).toHaveCount(7);
    for (const day of await days.all()) await day.uncheck();
    await set.click();
    await expect(page.getByRole("group", { name: /^Nights of the week/ })).toHaveAccessibleDescription(
      /Choose the days of the week/,
    );
    const stored = await (await page.request.get(`/api/RatePeriod?hotelId=${hotel}`)).json();
    expect(stored.data).toEqual([]);
    const twin = { roomId: (await (await page.request.get(`/api/Rooms?Id=${hotel}`)).json()).data[0].id };
    const snow = { name: "Snow", from: "2031-12-01", to: "2032-03-01", rentPerNight: 5000 };
    expect((await page.request.post("/api/RatePeriod", { data: { ...twin, ...snow } })).status()).toBe(201);
    await page.goto(`/control/rates?hotel=${hotel}&month=2031-12`);
    const prices = page.getByRole("group", { name: /^Price per night/ }).getByRole("textbox");
    for (const [name, text] of Object.entries(good)) await page.getByLabel(name).first().fill(text);
    for (const price of await prices.all()) await price.fill("5200");
    await page.getByRole("button", { name: "Set these prices" }).click();
    await expectFault(page, /^First night/, /“Snow” has a price for the same nights/);
    await removeHouse(page.request, hotel);
  });

for (const scripts of ["with", "without"])
  test(`a wrong wish for a package or a cab is said at its field, ${scripts} scripts`, async ({
    page: scripted,
    withoutScripts,
    browser,
    site,
  }) => {
    const page = scripts === "with" ? scripted : withoutScripts;
    const office = await withoutScriptsSignedIn(browser, site);
    await page.goto("/package/1");
    const enquiry = page.locator("#enquiry");
    const fill = async (texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts)) await enquiry.getByLabel(label).first().fill(text);
    };
    await fill({ Name: "Meera Pillai", Email: "meera@example.com", Phone: "5550000010" });
    await fill({ Message: "We come in spring.", Adults: "2", Children: "2" });
    if (scripts === "without") await enquiry.getByText("Ages of the children").click();
    await enquiry.getByLabel("Child 1").selectOption("4");
    await enquiry.getByRole("button", { name: "Send enquiry" }).click();
    await expect(enquiry.getByRole("group", { name: "On the day of arrival" })).toHaveAccessibleDescription(
      /Write one age for each child/,
    );
    await expect(enquiry.getByLabel("Message")).toHaveValue("We come in spring.");

    const { data: rates } = await (await page.request.get("/api/CabRate?limit=100")).json();
    const rate = rates.find(({ bus }: { bus: number | null }) => bus === null);
    await page.goto("/cab-services/book");
    const cab = page.locator("#cab-form");
    await cab.getByLabel("Name").fill("Meera Pillai");
    await cab.getByLabel("Contact").fill("5550000011");
    await cab.getByLabel("Email").fill("meera@example.com");
    await cab.getByLabel(/^Journey/).selectOption(String(rate.id));
    await cab.getByLabel("Pickup location").fill("Rajbagh");
    await cab.getByLabel("Drop location").fill("Gulmarg");
    await cab.getByLabel("Date of journey").fill("2033-06-10");
    await cab.getByLabel("Preferred time").fill("09:00");
    await cab.getByLabel("Preferred vehicle").selectOption("bus");
    await cab.getByLabel("Payment method").selectOption("cash");
    await cab.getByRole("button", { name: "Book a Cab Now" }).click();
    await expectFault(page, /^Journey/, /We have no price for this vehicle there/, "#cab-form");
    await expect(cab.getByLabel("Drop location")).toHaveValue("Gulmarg");
    const stored = await (await office.request.get("/api/CabBooking?search=5550000011")).json();
    expect(stored.data).toEqual([]);
  });
