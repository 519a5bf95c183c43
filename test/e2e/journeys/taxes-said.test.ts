import type { Page } from "@playwright/test";
import { removeHouse } from "../support/add-house.ts";
import { expect, test } from "../support/site.ts";

const stay = "checkInDate=2033-06-10&checkOutDate=2033-06-13";

/** From an amount so many steps outwards taxes are said: a cell of a table is six from what stands below it. */
const mostSteps = 7;

/** What has an amount, in its words or its label, and nothing of taxes where it stands. Sentences are the company's. */
function silentPrices(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const amount = /₹\s?\d/;
    const taxes = /taxes/i;
    const ends = "article, aside, form, main, [role=group]";
    const longest = 60;
    const isSaid = (start: Element) => {
      let place: Element | null = start;
      for (let step = 0; place && step <= most; step += 1) {
        if (taxes.test(place.textContent)) return true;
        if (place.matches(ends)) return false;
        place = place.parentElement;
      }
      return false;
    };
    const silent: string[] = [];
    for (const element of document.querySelectorAll("body *:not(script, style, template)")) {
      const label = element.getAttribute("aria-label") ?? "";
      if (amount.test(label) && !taxes.test(label)) silent.push(`label: ${label}`);
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const own = texts.map(({ textContent }) => textContent).join("");
      if (amount.test(own) && own.length <= longest && !isSaid(element)) silent.push(own);
    }
    return silent;
  }, mostSteps);
}

test("wherever guests read a price, it is said what of taxes", async ({ page, request }) => {
  const { data: hotels } = await (await request.get("/api/Hotel/AllUser?limit=3")).json();
  const { data: tours } = await (await request.get("/api/Package?limit=1")).json();
  const hotel = hotels[0].id;
  const { data: rooms } = await (await request.get(`/api/Rooms?Id=${hotel}`)).json();
  const room = rooms[0].id;
  const pages = [
    "/",
    "/hotels",
    `/hotels?${stay}`,
    `/hotel/${hotel}`,
    `/hotel/${hotel}?${stay}`,
    `/hotel/${hotel}/prices?month=2033-06`,
    `/booking/${hotel}?${stay}&room=${room}&adults=2&children=0`,
    "/packages",
    `/package/${tours[0].id}`,
    `/booking?package=${tours[0].id}&adults=2&children=1&checkInDate=2033-06-10`,
    "/cab-services",
    "/place/gulmarg",
  ];
  const silent: Record<string, string[]> = {};
  for (const path of pages) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.locator("main")).toContainText("₹");
    const found = await silentPrices(page);
    if (found.length > 0) silent[path] = found;
  }
  expect(silent).toEqual({});
  // Where nothing is said any more, it is found: on the map's pins, too.
  await page.goto("/hotels");
  await page.evaluate(() => {
    document.body.innerHTML = document.body.innerHTML.replaceAll("taxes", "");
  });
  const found = await silentPrices(page);
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((fault) => fault.startsWith("label: ")).length).toBeGreaterThan(5);
});

test("a guest's own page says it beside the total", async ({ page, request }) => {
  const { data: hotels } = await (await request.get("/api/Hotel/AllUser?limit=1")).json();
  const { data: rooms } = await (await request.get(`/api/Rooms?Id=${hotels[0].id}`)).json();
  const guest = { customerName: "Meera Pillai", email: "meera@example.com", phoneNo: "5550000009" };
  const nights = { checkInDate: "2033-06-10", checkOutDate: "2033-06-12", adults: 2, chlids: 0 };
  const form = { ...guest, ...nights, hotelId: hotels[0].id, roomId: rooms[0].id, specialRequest: "" };
  const sent = await request.post("/api/Booking", { data: form });
  expect(sent.status(), await sent.text()).toBe(201);
  const { data } = await sent.json();
  await page.goto(`/booking-status/${data.key}`);
  const total = page.locator("dt", { hasText: /^Total$/ }).locator("xpath=following-sibling::dd[1]");
  await expect(total).toHaveText(/^₹[\d,]+taxes included$/);
});

test("where a house has no price yet, nothing is said of taxes", async ({ signedIn: page }) => {
  const house = { hotelName: "Roomless House", description: "By the lake.", address: "Rajbagh" };
  const place = { searchAddress: "Rajbagh, Srinagar", pindCode: "190008" };
  const { data } = await (await page.request.post("/api/Hotel", { data: { ...house, ...place } })).json();
  await page.goto(`/hotel/${data.id}?${stay}`);
  await expect(page.locator("main aside").first()).toContainText("Ask us for the rooms of this house.");
  await expect(page.locator("main aside").first()).not.toContainText("taxes");
  await page.goto(`/booking/${data.id}?${stay}`);
  await expect(page.locator("#rooms")).toContainText("This house has no rooms recorded yet.");
  await expect(page.locator("#rooms")).not.toContainText("taxes");
  await removeHouse(page.request, data.id);
});
