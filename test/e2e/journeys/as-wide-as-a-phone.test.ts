import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { weekOf } from "#server/visits/weeks.ts";
import type { Page } from "@playwright/test";
import { layoutFaults } from "../support/layout.ts";
import { expect, signInByForm, test } from "../support/site.ts";
import { openAt } from "../support/widths.ts";

const longName = "Venkatanarasimharajuvaripeta".repeat(2);

/** A stay that begins tomorrow; answers its id. */
async function enterStay(page: Page, address: string): Promise<number> {
  const today = todayInKashmir(new Date());
  const stay = { checkInDate: addDays(today, 1), checkOutDate: addDays(today, 3), adults: 2, chlids: 0 };
  const guest = { customerName: longName, email: "", phoneNo: "5550000071", hotelId: 2 };
  const headers = { origin: address };
  const sent = await page.request.post(`${address}/api/Booking/desk`, {
    data: { ...guest, ...stay },
    headers,
  });
  expect(sent.status(), await sent.text()).toBe(201);
  return ((await sent.json()) as { data: { id: number } }).data.id;
}

test("messages to send and visits are as wide as a phone, whatever a guest is called", async ({
  anotherSite,
  browser,
}) => {
  const { address, dataDir } = await anotherSite({});
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await signInByForm(page);
  const bookingId = await enterStay(page, address);
  const today = todayInKashmir(new Date());
  const database = new DatabaseSync(join(dataDir, "agency.sqlite"));
  database
    .prepare("insert into reminders (created_at, booking_id, kind, for_date) values (?, ?, 'arrival', ?)")
    .run(new Date().toISOString(), bookingId, addDays(today, 1));
  database
    .prepare(
      "insert into visit_counts (week, kind, page, about, total) values (?, 'sent', 'bookings', '', 39)",
    )
    .run(weekOf(new Date()));
  database.close();

  for (const [path, shown] of [
    ["/control/to-send", longName],
    ["/control/visits", "Visits by week"],
  ] as const)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(page.getByText(shown).first()).toBeVisible();
      expect.soft(await layoutFaults(page), `${path} at ${width} px`).toEqual([]);
    }
  // The weeks, in a drawing as wide as the phone, were of letters of 8 px.
  await openAt(page, "/control/visits", 390);
  const words = await page
    .locator("figure :is(text, span)")
    .evaluateAll((each) => each.map((word) => word.getBoundingClientRect().height));
  expect(words.length).toBeGreaterThan(20);
  expect(Math.min(...words)).toBeGreaterThan(14);
  await context.close();
});
