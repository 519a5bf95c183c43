import type { Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { addHotel, addRoom } from "../../support/factories.ts";
import { expect, test } from "../support/site.ts";

test.use({ company: "one with a house of thirty room types", serviceWorkers: "block" });

const arrival = addDays(todayInKashmir(new Date()), 60);
const dates = `checkInDate=${arrival}&checkOutDate=${addDays(arrival, 3)}`;

type House = { hotelId: number; rooms: number[] };

async function addGreatHouse(page: Page): Promise<House> {
  const staff = async (method: string, path: string, body?: unknown) => {
    const reply = await page.request.fetch(`/api/${path}`, { method, data: body });
    return (await reply.json()) as { status: number; message: string; data: unknown };
  };
  const hotelId = await addHotel(staff, { hotelName: "The Grand Boulevard and Nigeen Lakefront Residency" });
  const rooms: number[] = [];
  for (let n = 0; n < 30; n++)
    rooms.push(
      await addRoom(staff, hotelId, { roomType: 1 + (n % 11), rentPerNight: 2500 + n * 850, noOfRooms: 6 }),
    );
  return { hotelId, rooms };
}

test("a house of thirty room types: guests choose and book without scrolling past all of them", async ({
  signedIn: page,
}) => {
  const { hotelId, rooms } = await addGreatHouse(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/hotel/${hotelId}?${dates}`);
  const card = page.getByRole("complementary", { name: "Your stay" });
  await expect(card.getByText("24 more room types")).toBeVisible();
  const [head, book] = [
    await card.boundingBox(),
    await card.getByRole("link", { name: "Book Now" }).boundingBox(),
  ];
  expect((book?.y ?? 0) - (head?.y ?? 0)).toBeLessThan(844);

  await page.goto(`/booking/${hotelId}?${dates}`);
  const roomsPart = page.getByRole("group", { name: "Rooms" });
  expect((await roomsPart.boundingBox())?.height).toBeLessThan(1500);
  await roomsPart.getByText("24 more room types").click();
  await expect(roomsPart.getByRole("radio")).toHaveCount(31);
  await roomsPart.getByRole("radio").last().check();

  // One chosen on the house's page is in sight.
  await page.goto(`/booking/${hotelId}?${dates}&room=${rooms[29]}`);
  const chosen = page.getByRole("radio", { checked: true });
  await expect(chosen).toBeVisible();
  await expect(chosen).toHaveAttribute("value", String(rooms[29]));
  await expect(page.getByText("24 more room types")).toBeVisible();
});

test("down a long calendar the days stay in sight, and move with the table; on a phone each row says what it is", async ({
  signedIn: page,
}) => {
  const { hotelId } = await addGreatHouse(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/control/calendar?hotel=${hotelId}&days=60`);
    const days = page.locator(".board-days");
    await expect(days).toBeVisible();
    await page.getByText("free on all these nights").last().scrollIntoViewIfNeeded();
    await expect(days).toBeInViewport({ ratio: 1 });
    await page.locator(".month-frame").evaluate((frame) => (frame.scrollLeft = 400));
    const lefts = () =>
      page.evaluate(() => {
        const left = (cell: Element | undefined) => Math.round(cell?.getBoundingClientRect().left ?? 0);
        return [
          left([...document.querySelectorAll(".month-table thead th")][20]),
          left([...document.querySelectorAll(".board-days .board-sheet > span")][20]),
        ];
      });
    await expect
      .poll(async () => (await lefts()).reduce((one, other) => Math.abs(one - other)))
      .toBeLessThan(2);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(/^and \d+ more free on all these nights$/).first()).toBeVisible();
});

test("on paper the calendar begins with its first night, however far it was scrolled, and bars have an outline", async ({
  signedIn: page,
}) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto("/control/calendar");
  const frame = page.locator(".month-frame");
  await frame.evaluate((element) => (element.scrollLeft = 300));
  const beyond = await frame.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  await expect(page.locator(".month-bar").first()).toHaveCSS("border-top-style", "solid");
});

test("down a long list of prices the days stay in sight over their nights, and move with the table", async ({
  signedIn: page,
}) => {
  const { hotelId } = await addGreatHouse(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/control/rates?hotel=${hotelId}`);
    const days = page.locator(".board-days");
    await expect(days).toBeVisible();
    await page.getByRole("rowheader").last().scrollIntoViewIfNeeded();
    await expect(days).toBeInViewport({ ratio: 1 });
    await page.locator(".month-frame").evaluate((frame) => (frame.scrollLeft = 250));
    for (const column of [5, 20]) {
      const apart = () =>
        page.evaluate((n) => {
          const left = (cells: string) => document.querySelectorAll(cells)[n]?.getBoundingClientRect().left;
          return Math.abs((left(".month-table thead th") ?? 0) - (left(".rates-days > span") ?? 99));
        }, column);
      await expect.poll(apart).toBeLessThan(2);
    }
  }
});
