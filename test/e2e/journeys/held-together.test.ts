import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { enquiryFormFor } from "../../support/factories.ts";
import { expect, test } from "../support/site.ts";
import { openAt } from "../support/widths.ts";

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
        range.setEnd(text, index + both.length + 1);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) torn.push(`${both}: ${text.textContent}`);
      }
    }
  }
  return torn;
}

test("no line ends between a number and its noun, in what waits and in the lines of a price", async ({
  signedIn: page,
}) => {
  const today = todayInKashmir(new Date());
  for (const [ahead, nights] of [
    [40, 2],
    [41, 3],
    [42, 11],
  ] as const) {
    const stay = { checkInDate: addDays(today, ahead), checkOutDate: addDays(today, ahead + nights) };
    const guest = {
      customerName: "Mehr Wani",
      email: "mehr@example.com",
      phoneNo: `55500000${ahead}`,
      adults: 2,
      chlids: 1,
    };
    for (const hotelId of [1, 2, 3]) {
      const reply = await page.request.post("/api/Booking", { data: { ...guest, ...stay, hotelId } });
      expect(reply.status(), await reply.text()).toBe(201);
      const { data } = (await reply.json()) as { data: { id: number } };
      for (const width of [320, 360, 390]) {
        await openAt(page, `/control/view-bookings?view=${data.id}`, width);
        await expect(page.getByRole("dialog")).toBeVisible();
        expect.soft(await page.evaluate(tornApart, "dialog .facts"), `${width} px`).toEqual([]);
      }
    }
  }
  for (const width of [320, 360, 390]) {
    await openAt(page, "/control/dashboard", width);
    expect.soft(await page.evaluate(tornApart, "main li .line-clamp-2"), `${width} px`).toEqual([]);
  }
});

test("an address too long for its line is broken before its @", async ({ signedIn: page }) => {
  const guest = { email: "lakshmi.subramanian@houseboats.example.com" };
  const reply = await page.request.post("/api/PackageBooking", { data: enquiryFormFor(1, guest) });
  const { data } = (await reply.json()) as { data: { id: number } };
  await openAt(page, `/control/package-bookings?view=${data.id}`, 390);
  const host = page.getByRole("dialog").getByText(guest.email);
  const lines = await host.evaluate((value) =>
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
