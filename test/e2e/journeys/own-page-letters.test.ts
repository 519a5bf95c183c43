import { drawn, flags, withoutPixels } from "../../../playwright.config.ts";
import { callsOf, guestStates } from "../support/guest-states.ts";
import { expect, test } from "../support/site.ts";
import { brokenWords, enlargeText, openAt, overflowWidth } from "../support/widths.ts";

// Letters twice as large, as a browser's own setting makes them: media queries know it, too.
test.use({
  company: "the one whose guests read with large letters",
  launchOptions: { ...drawn, args: [...flags, withoutPixels, "--blink-settings=defaultFontSize=32"] },
});

const read = ".num, .badge, .progress-steps, .button, main article :is(h2, dt, dd ul)";

test("with large letters on a phone a guest reads their own page whole, and scrolls it down only", async ({
  signedIn,
  page,
}) => {
  const office = { staff: callsOf(signedIn.request), guest: callsOf(page.request) };
  for (const state of ["accepted, the advance due", "every paper", "a package to be paid", "a cab paid"]) {
    const key = await guestStates[state]?.(office);
    await openAt(page, `/booking-status/${key}`, 390);
    for (const times of [2, 1.5]) {
      await enlargeText(page, times);
      expect.soft(await overflowWidth(page), `${state}, ${times} times as large`).toBeLessThanOrEqual(0);
      expect.soft(await brokenWords(page, read), `${state}, ${times} times as large`).toEqual([]);
    }
  }
});
