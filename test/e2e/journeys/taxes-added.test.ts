import type { APIRequestContext, Page } from "@playwright/test";
import { formatRupees } from "../../../contract/rules/money.ts";
import { expect, signIn, test } from "../support/site.ts";

test.use({ company: "one that adds taxes" });

const stay = "checkInDate=2033-06-10&checkOutDate=2033-06-13";

/** The company adds taxes to its prices; with a GSTIN it is registered. */
async function addTaxes(api: APIRequestContext, gstin: string): Promise<void> {
  const { data: all } = await (await api.get("/api/Settings")).json();
  const sections = [
    ["Details", { ...all.details, taxes: "extra", version: all.versions.details }],
    ["Tax", { ...all.tax, gstin, firstTours: "5", firstCabs: "5", version: all.versions.tax }],
  ] as const;
  for (const [section, data] of sections)
    expect((await api.put(`/api/Settings/${section}`, { data })).status(), section).toBe(200);
}

async function firstHouse(api: APIRequestContext): Promise<{ hotel: number; room: number }> {
  const { data: hotels } = await (await api.get("/api/Hotel/AllUser?limit=1")).json();
  const { data: rooms } = await (await api.get(`/api/Rooms?Id=${hotels[0].id}`)).json();
  return { hotel: hotels[0].id, room: rooms[0].id };
}

/** A house with a dear room for four, and rooms for two that together cost more without tax, and less with it. */
async function addSlabHouse(api: APIRequestContext): Promise<number> {
  const place = { hotelName: "Slab House", description: "By the lake.", address: "Rajbagh" };
  const added = await (
    await api.post("/api/Hotel", {
      data: { ...place, searchAddress: "Rajbagh, Srinagar", pindCode: "190008" },
    })
  ).json();
  for (const [roomType, rentPerNight, maxAdults] of [
    [1, 7600, 4],
    [2, 3900, 2],
  ]) {
    const room = {
      roomType,
      noBeds: 1,
      rentPerNight,
      maxAdults,
      maxChild: 0,
      noOfRooms: 4,
      hotelId: added.data.id,
    };
    expect((await api.post("/api/Rooms", { data: room })).status(), "room").toBe(201);
  }
  return added.data.id;
}

type QuotedStay = { total: number; lines: { name: string; amount: number; kind: string }[] };

async function priceOf(api: APIRequestContext, query: string): Promise<QuotedStay> {
  return (await (await api.get(`/api/${query}`)).json()).data;
}

/** What the sum beside the form says of taxes. */
const taxesIn = (page: Page) => page.locator("dd[data-sum=taxes]:visible");
const totalIn = (page: Page) => page.locator("dd[data-sum=total]:visible").last();

test("the form's sum has the API's line of tax and its total, and that is what is booked and told", async ({
  page,
  withoutScripts,
  accessible,
}) => {
  await signIn(page);
  await addTaxes(page.request, "27AAPFU0939F1ZV");
  const { hotel, room } = await firstHouse(page.request);
  const asked = `Price?roomId=${room}&checkIn=2033-06-10&checkOut=2033-06-13&adults=2`;
  for (const rooms of [1, 2]) {
    const price = await priceOf(page.request, `${asked}&rooms=${rooms}`);
    const tax = price.lines.find(({ kind }) => kind === "tax");
    const line = `${tax?.name}: ${formatRupees(tax?.amount ?? 0)}`;
    expect(line).toMatch(/^GST \d+ %: ₹[\d,]+$/);
    // As the server writes the form, with scripts and without, and as the script keeps it.
    const path = `/booking/${hotel}?${stay}&room=${room}&adults=2&children=0`;
    await withoutScripts.goto(`${path}&rooms=${rooms}`);
    await page.goto(path);
    await page.getByLabel("Number of rooms").selectOption(String(rooms));
    for (const form of [page, withoutScripts]) {
      await expect(totalIn(form)).toHaveText(formatRupees(price.total));
      await expect(form.locator("[data-sum=count]:visible")).toContainText(line);
      await expect(taxesIn(form)).toHaveText("Included");
      await expect(form.locator("[name=expectedTotal]")).toHaveValue(String(price.total));
    }
  }
  await accessible(page, "stay-sum");

  await page.getByLabel("Name", { exact: true }).fill("Meera Pillai");
  await page.getByLabel("Email").fill("meera@example.com");
  await page.getByLabel("Phone").fill("5550000009");
  await page.getByRole("button", { name: "Book Now" }).click();
  await page.waitForURL(/\/booking-status\//);
  const { total } = await priceOf(page.request, `${asked}&rooms=2`);
  const fact = page.locator("dt", { hasText: /^Total$/ }).locator("xpath=following-sibling::dd[1]");
  await expect(fact).toHaveText(`${formatRupees(total)}taxes included`);
  await expect(page.getByText(/^GST \d+ %: ₹/)).toBeVisible();
});

test("while we choose the rooms the sum has its tax as well, and prices in lists are without it", async ({
  page,
}) => {
  await signIn(page);
  await addTaxes(page.request, "27AAPFU0939F1ZV");
  const { hotel } = await firstHouse(page.request);
  await page.goto(`/booking/${hotel}?${stay}&adults=2&children=0`);
  await expect(totalIn(page)).toHaveText(/^from ₹/);
  await expect(page.locator("[data-sum=count]:visible")).toContainText("GST 5 %");
  await page.goto(`/hotel/${hotel}?${stay}`);
  await expect(page.locator("aside#dates")).toContainText("+ taxes");
  await expect(page.locator("aside#dates")).not.toContainText("GST");
});

test("left to us, the sum is of the rooms that cost least with their tax, as a booking gets them", async ({
  page,
  withoutScripts,
}) => {
  await signIn(page);
  await addTaxes(page.request, "27AAPFU0939F1ZV");
  const hotel = await addSlabHouse(page.request);
  // 15,200 and 15,600 without tax; with it 17,936 and 16,380.
  const path = `/booking/${hotel}?checkInDate=2033-06-10&checkOutDate=2033-06-12&adults=4&children=0`;
  for (const form of [page, withoutScripts]) {
    await form.goto(path);
    await expect(totalIn(form)).toHaveText("from ₹16,380");
    await expect(form.locator("[data-sum=count]:visible")).toContainText("2 nights × 2 rooms × ₹3,900");
  }
  // The page's script asks for it again.
  await page.getByLabel("Children", { exact: true }).selectOption("1");
  await page.getByLabel("Children", { exact: true }).selectOption("0");
  await expect(totalIn(page)).toHaveText("from ₹16,380");
});

test("the estimates of a package and of a cab have their tax, and say that it is in them", async ({
  page,
}) => {
  await signIn(page);
  await addTaxes(page.request, "27AAPFU0939F1ZV");
  const { data: tours } = await (await page.request.get("/api/Package?limit=1")).json();
  await page.goto(`/package/${tours[0].id}`);
  const form = page.locator("#enquiry");
  await form.getByLabel("Adults").fill("2");
  const price = await priceOf(page.request, `Package/price?packageId=${tours[0].id}&adults=2`);
  await expect(form.locator("[data-sum=lines]")).toContainText("GST 5 %: ₹");
  await expect(form.locator("[data-sum=total]")).toHaveText(`from ${formatRupees(price.total)}`);
  await expect(form.locator("[data-sum=taxes]")).toHaveText("Taxes are included.");

  await page.goto("/cab-services/book");
  const cab = page.locator("#cab-form");
  await cab.getByLabel("Preferred vehicle").selectOption("suv");
  await cab.locator("[name=cabRateId]").selectOption({ index: 1 });
  await cab.getByLabel("Date of journey").fill("2033-06-10");
  await expect(cab.locator("[data-sum=lines]")).toContainText("GST 5 %: ₹");
  await expect(cab.locator("[data-sum=taxes]")).toHaveText("Taxes are included.");
});

test("a total that was agreed on is all, and the guest's page says that its taxes are in it", async ({
  page,
}) => {
  await signIn(page);
  await addTaxes(page.request, "27AAPFU0939F1ZV");
  const { data: tours } = await (await page.request.get("/api/Package?limit=1")).json();
  const guest = { customerName: "Farida Sheikh", email: "farida@example.com", phoneNo: "5550000003" };
  const form = { ...guest, packageId: tours[0].id, specialRequest: "We are four." };
  const { data } = await (await page.request.post("/api/PackageBooking", { data: form })).json();
  const agreed = { ...form, status: "Accepted", total: 40_000 };
  expect((await page.request.put(`/api/PackageBooking/${data.id}`, { data: agreed })).status()).toBe(200);
  await page.goto(`/booking-status/${data.key}`);
  const fact = page.locator("dt", { hasText: /^Total$/ }).locator("xpath=following-sibling::dd[1]");
  await expect(fact).toHaveText("₹40,000taxes included");
});

test("without a GSTIN nothing is added, and the sum says so as before", async ({ page }) => {
  await signIn(page);
  await addTaxes(page.request, "");
  const { hotel, room } = await firstHouse(page.request);
  await page.goto(`/booking/${hotel}?${stay}&room=${room}&adults=2&children=0`);
  const { total } = await priceOf(
    page.request,
    `Price?roomId=${room}&checkIn=2033-06-10&checkOut=2033-06-13`,
  );
  await expect(totalIn(page)).toHaveText(formatRupees(total));
  await expect(page.locator("[data-sum=count]:visible")).not.toContainText("GST");
  await expect(taxesIn(page)).toHaveText("Extra");
  await page.goto("/control/settings/company");
  await expect(page.getByText("nothing is added without a GSTIN or a rate for the day")).toBeVisible();
});
