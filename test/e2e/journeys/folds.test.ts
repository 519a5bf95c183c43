import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { guestStates } from "../support/guest-states.ts";
import { publicPages } from "../support/public-pages.ts";
import { expect, test } from "../support/site.ts";

const arrival = addDays(todayInKashmir(new Date()), 60);
const dates = `checkInDate=${arrival}&checkOutDate=${addDays(arrival, 3)}`;

test("whatever folds on guests' pages has the product's sign, and no browser's triangle", async ({
  signedIn: page,
}) => {
  const call = async (method: string, path: string, data?: object) => {
    const reply = await page.request.fetch(`/api/${path}`, { method, data });
    return (await reply.json()) as { data: unknown };
  };
  const key = await guestStates["accepted, the advance due"]?.({ staff: call, guest: call });
  const texts = new Set<string>();
  for (const path of [...publicPages, `/hotel/1?${dates}`, `/booking/1?${dates}`, `/booking-status/${key}`]) {
    await page.goto(path);
    const folds = await page.locator("summary").evaluateAll((summaries) =>
      summaries.map((summary) => ({
        text: summary.textContent ?? "",
        mark: getComputedStyle(summary).listStyleType,
        isSigned:
          summary.querySelector("svg") !== null ||
          getComputedStyle(summary, "::after").backgroundImage.startsWith("url("),
      })),
    );
    for (const { text, mark, isSigned } of folds) {
      expect.soft([mark, isSigned], `${path}: ${text}`).toEqual(["none", true]);
      texts.add(text);
    }
  }
  for (const fold of ["Cancel this stay", "Ages of the children (optional)", "Map"])
    expect([...texts]).toContain(fold);
});
