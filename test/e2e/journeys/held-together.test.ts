import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { enquiryFormFor } from "../../support/factories.ts";
import { callsOf, guestStates } from "../support/guest-states.ts";
import { guestSends } from "../support/guest-sends.ts";
import { expect, test } from "../support/site.ts";
import { openAt } from "../support/widths.ts";

const phones = [320, 360, 390];
const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);

/** Runs in the page: the texts within `part` with a line that ends between a number and its noun, or before a ×. */
function tornApart(part: string): string[] {
  const torn: string[] = [];
  for (const root of document.querySelectorAll(part)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: both, index } of (text.textContent ?? "").matchAll(/\d\s(?=\p{L})|\S\s×/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, Math.min(index + both.length + 1, text.textContent?.length ?? 0));
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) torn.push(`${both}: ${text.textContent}`);
      }
    }
  }
  return torn;
}

test("no line ends between a number and its noun in what waits, in a sheet's facts and in the lines of a price", async ({
  signedIn: page,
}) => {
  const guest = { customerName: "Mehr Wani", email: "mehr@example.com", adults: 2, chlids: 1 };
  for (const [ahead, nights] of [
    [40, 2],
    [41, 3],
    [42, 11],
  ] as const) {
    const stay = { checkInDate: inDays(ahead), checkOutDate: inDays(ahead + nights) };
    const form = { ...guest, ...stay, phoneNo: `55500000${ahead}`, hotelId: 1 };
    const id = await guestSends(page, "Booking", form);
    for (const width of phones) {
      await openAt(page, `/control/view-bookings?view=${id}`, width);
      await expect(page.getByRole("dialog")).toBeVisible();
      expect.soft(await page.evaluate(tornApart, "dialog .facts"), `${width} px`).toEqual([]);
    }
  }
  for (const width of phones) {
    await openAt(page, "/control/dashboard", width);
    expect.soft(await page.evaluate(tornApart, "main li .line-clamp-2"), `${width} px`).toEqual([]);
  }
});

test("no line of the guest's own page ends between a number and its noun, and its texts are as written", async ({
  signedIn,
  page,
}) => {
  const office = { staff: callsOf(signedIn.request), guest: callsOf(page.request) };
  for (const state of ["accepted, the advance due", "a package to be paid"])
    for (const width of phones) {
      await openAt(page, `/booking-status/${await guestStates[state]?.(office)}`, width);
      expect.soft(await page.evaluate(tornApart, ".own-page .facts"), `${state}, ${width} px`).toEqual([]);
      await expect(page.getByText(/nights? × 1 room × ₹|: 2 × ₹/)).not.toHaveText(/\u{a0}/u);
    }
});

test("an address too long for its line is broken before its @", async ({ signedIn: page }) => {
  const email = "lakshmi.subramanian@houseboats.example.com";
  const id = await guestSends(page, "PackageBooking", enquiryFormFor(1, { email }));
  await openAt(page, `/control/package-bookings?view=${id}`, 390);
  const lines = await page
    .getByRole("dialog")
    .getByRole("definition")
    .filter({ hasText: email })
    .evaluate((value) =>
      [...value.childNodes]
        .filter((node) => node.textContent)
        .map((node) => {
          const range = document.createRange();
          range.selectNode(node);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
    );
  expect(lines).toEqual([1, 1]);
});
