import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { guestSends, readRecord } from "../support/guest-sends.ts";
import { expect, test } from "../support/site.ts";

const words = [
  ["one very long word", "Wonderful".repeat(11)],
  ["letters that are all joined", "क्".repeat(100)],
] as const;

for (const [what, customerName] of words)
  test(`a guest's name of ${what} widens no table`, async ({ signedIn: page }) => {
    const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
    const guest = { customerName, email: "long@example.com", phoneNo: "5550000091" };
    const stay = { hotelId: 2, checkInDate: inDays(1), checkOutDate: inDays(2), adults: 2, chlids: 0 };
    const id = await guestSends(page, "Booking", { ...guest, ...stay });
    const stored = await readRecord(page, "Booking", id);
    await page.request.put(`/api/Booking/${id}`, { data: { ...stored, status: "Accepted" } });
    for (const width of [390, 1440])
      for (const path of ["dashboard", "view-bookings", "messages", "reports/owing"]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/control/${path}`);
        await expect(page.getByText(String(stored["customerName"])).first()).toBeVisible();
        const beyond = await page.evaluate((name) => {
          // Other tests write rows of their own beside this one. Hidden, for the page's scripts may still look for them.
          for (const row of document.querySelectorAll("tbody tr"))
            if (!row.textContent.includes(name)) (row as HTMLElement).style.display = "none";
          return [...document.querySelectorAll(".table-frame")].map(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          );
        }, String(stored["customerName"]));
        expect.soft(Math.max(...beyond), `${path} at ${width} px`).toBe(0);
      }
  });
