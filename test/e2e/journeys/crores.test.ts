import type { Locator, Page } from "@playwright/test";
import { monthOf } from "#contract/rules/month.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { addHotel, addRoom } from "../../support/factories.ts";
import { layoutFaults } from "../support/layout.ts";
import { expect, test } from "../support/site.ts";
import { brokenWords, openAt } from "../support/widths.ts";

test.use({ company: "one that takes crores", serviceWorkers: "block" });

const guest = {
  customerName: "Thiruvenkatachariyar Venkatasubramanian Krishnamoorthy Iyengar",
  email: "thiruvenkatachariyar.krishnamoorthy.iyengar@correspondence.example.com",
  phoneNo: "9000022222",
};
const house = {
  hotelName: "The Grand Boulevard and Nigeen Lakefront Residency",
  address: "First Floor, Khayam Complex, Opposite the Higher Secondary School, Boulevard Road, Srinagar",
};

/** A stay of forty crores from today on, a third of a crore of it paid; answers with its id and its guest's key. */
async function sellTheHouse(page: Page, name = guest.customerName) {
  const staff = async (method: string, path: string, body?: unknown) => {
    const reply = await page.request.fetch(`/api/${path}`, { method, data: body });
    expect([path, reply.ok(), reply.ok() ? "" : await reply.text()]).toEqual([path, true, ""]);
    return (await reply.json()) as { status: number; message: string; data: unknown };
  };
  const hotelId = await addHotel(staff, house);
  const roomId = await addRoom(staff, hotelId, { rentPerNight: 1_00_00_000, noOfRooms: 10, maxAdults: 2 });
  const today = todayInKashmir(new Date());
  const stay = { hotelId, roomId, rooms: 10, checkInDate: today, checkOutDate: addDays(today, 4) };
  const form = { id: 0, ...guest, customerName: name, ...stay, adults: 20, chlids: 0, specialRequest: "" };
  const { id } = (await staff("POST", "Booking/desk", form)).data as { id: number };
  await staff("POST", "Payment", { bookingId: id, amount: 1_00_00_000, method: "UPI", reference: `77${id}` });
  const { key } = (await staff("PUT", `Booking/${id}/GuestLink`, {})).data as { key: string };
  return { id, key, hotelId };
}

/** Pixels by which a part is wider than it shows. */
const beyond = (part: Locator) => part.evaluate((frame) => frame.scrollWidth - frame.clientWidth);

test("a stay of crores and its guest's long name are read whole in lists, sheet and reports", async ({
  signedIn: page,
}) => {
  const { id } = await sellTheHouse(page);
  for (const width of [320, 390, 1440]) {
    await openAt(page, `/control/view-bookings?view=${id}`, width);
    const head = page.getByRole("dialog").locator(".dialog-head");
    await expect(head).toContainText("₹40,00,00,000");
    if (width > 320) expect.soft(await brokenWords(page, ".dialog-head"), `sheet at ${width}`).toEqual([]);
  }
  for (const width of [1440, 1920]) {
    await openAt(page, "/control/view-bookings", width);
    const row = page.getByRole("row", { name: guest.customerName });
    expect.soft((await row.boundingBox())?.height, `row at ${width}`).toBeLessThan(150);
    expect.soft(await beyond(page.locator(".table-frame")), `list at ${width}`).toBeLessThanOrEqual(0);
    await openAt(page, "/control/dashboard", width);
    for (const frame of await page.locator(".table-frame").all())
      expect.soft(await beyond(frame), `dashboard at ${width}`).toBeLessThanOrEqual(0);
  }
  for (const width of [320, 390]) {
    for (const path of ["view-bookings", "reports"]) {
      await openAt(page, `/control/${path}`, width);
      expect.soft(await overlaps(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test("a guest reads crores whole on their own page, in the letters of all prices", async ({
  signedIn: page,
}) => {
  const { key } = await sellTheHouse(page);
  for (const width of [320, 390, 1440]) {
    await openAt(page, `/booking-status/${key}`, width);
    expect.soft(await brokenWords(page, ".progress-steps, .num, h2"), `${width}`).toEqual([]);
    expect.soft(await layoutFaults(page), `${width}`).toEqual([]);
  }
  const owed = page.getByRole("heading", { name: "₹39,00,00,000 to pay" }).locator(".num");
  await expect(owed).toHaveCSS("font-family", /Figtree/);
});

test("a house's long name stays off the booking's picture, and takes one line above its own", async ({
  signedIn: page,
}) => {
  const { hotelId } = await sellTheHouse(page);
  for (const width of [390, 1440]) {
    await openAt(page, `/booking/${hotelId}`, width);
    const trail = await page.getByRole("navigation", { name: "Breadcrumb" }).boundingBox();
    expect.soft(trail?.height, `${width}`).toBeLessThan(60);
    expect.soft(trail?.width, `${width}`).toBeLessThan(width * 0.62);
  }
});

test("of an Urdu name that is too long for its place the end is left out, not the beginning", async ({
  signedIn: page,
}) => {
  const name = "محترمہ زینب النساء بیگم صاحبہ سرینگر والی";
  const { hotelId } = await sellTheHouse(page, name);
  // On the last day of a month the next one has most of the nights.
  const month = monthOf(addDays(todayInKashmir(new Date()), 2));
  await openAt(page, `/control/calendar?hotel=${hotelId}&month=${month}`, 1440);
  await expect(page.locator(".month-bar", { hasText: name }).first().locator(".truncate")).toHaveCSS(
    "direction",
    "rtl",
  );
});

/** Lines of text in the lists' cards that stand on each other. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linesOf = (row: Element) => {
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const lines: { text: string; line: DOMRect }[] = [];
      while (walker.nextNode()) {
        const { parentElement } = walker.currentNode;
        if (!parentElement?.checkVisibility() || parentElement.closest(".sr-only")) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const line of range.getClientRects())
          if (line.width > 2) lines.push({ text: range.toString(), line });
      }
      return lines;
    };
    return [...document.querySelectorAll(".table-frame tbody tr")].flatMap((row) =>
      linesOf(row).flatMap((one, at, all) =>
        all
          .slice(at + 1)
          .filter(({ line }) => Math.min(line.right, one.line.right) - Math.max(line.left, one.line.left) > 2)
          .filter(({ line }) => Math.min(line.bottom, one.line.bottom) - Math.max(line.top, one.line.top) > 4)
          .map((other) => `${one.text} / ${other.text}`),
      ),
    );
  });
}
