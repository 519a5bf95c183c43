import type { Locator, Page } from "@playwright/test";
import { callsOf, guestStates } from "../support/guest-states.ts";
import { expect, test } from "../support/site.ts";

const top = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? NaN);

async function openDue(staff: Page, page: Page) {
  const office = { staff: callsOf(staff.request), guest: callsOf(page.request) };
  await page.goto(`/booking-status/${await guestStates["accepted, the advance due"]?.(office)}`);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("what a phone can use to pay stands before the code, which only another one can scan", async ({
    signedIn,
    page,
  }) => {
    await openDue(signedIn, page);
    const pay = page.getByRole("region", { name: "to pay" });
    await expect(pay.getByText("The code is for another phone to scan")).toBeVisible();
    await expect(pay.getByText("Scan with any UPI app")).toBeHidden();
    const code = await top(pay.getByRole("img").first());
    for (const name of ["Copy UPI ID", "Copy amount", "Copy reference"])
      expect(await top(pay.getByRole("button", { name }).first())).toBeLessThan(code);
    await page.goto("/payment-methods");
    const card = page.getByRole("article").first();
    expect(await top(card.getByRole("button", { name: "Copy UPI ID" }))).toBeLessThan(
      await top(card.getByRole("img")),
    );
  });

  test("adults and children are in one line, and what leads on or back begins where its line does", async ({
    signedIn,
    page,
  }) => {
    await openDue(signedIn, page);
    const facts = page.getByRole("article").locator(".facts");
    expect(await top(facts.getByText("Children", { exact: true }))).toBe(
      await top(facts.getByText("Adults", { exact: true })),
    );
    await page.setViewportSize({ width: 320, height: 844 });
    const left = (part: Locator) =>
      part.evaluate((element) => {
        const letters = document.createRange();
        letters.selectNodeContents(element);
        return Math.round((element.matches(".button") ? element : letters).getBoundingClientRect().left);
      });
    const lettersOf = (part: Locator) =>
      part.evaluate((element) => {
        const letters = document.createRange();
        letters.selectNodeContents(element);
        return Math.round(letters.getBoundingClientRect().left);
      });
    expect(await left(page.getByRole("link", { name: "Back to the hotels" }))).toBe(
      await left(page.getByRole("button", { name: "Print" })),
    );
    await page.getByText("Cancel this stay").click();
    expect(await lettersOf(page.getByRole("button", { name: "Ask to cancel" }))).toBe(
      await lettersOf(page.getByText("If you ask today")),
    );
  });
});

test("at a desk the code to scan stands before what is copied", async ({ signedIn, page }) => {
  await openDue(signedIn, page);
  const pay = page.getByRole("region", { name: "to pay" });
  await expect(pay.getByText("Scan with any UPI app")).toBeVisible();
  expect(await top(pay.getByRole("img").first())).toBeLessThan(
    await top(pay.getByRole("button", { name: "Copy UPI ID" }).first()),
  );
});
