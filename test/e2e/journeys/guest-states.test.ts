import type { Page } from "@playwright/test";
import { callsOf, guestStates } from "../support/guest-states.ts";
import { expect, signIn, test } from "../support/site.ts";

test.use({ company: "the one whose guests' pages are looked at in every state", serviceWorkers: "block" });

const themes: ["light" | "dark", string[]?][] = [
  ["light"],
  ["dark", ["color-contrast", "link-in-text-block"]],
];

/** What is wider than the page or than the ticket's own card. */
function wider(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const card = document.querySelector("main article")?.parentElement;
    const ends = Math.min(innerWidth, card?.getBoundingClientRect().right ?? innerWidth);
    return [...document.querySelectorAll("main article *")]
      .filter((part) => part.getClientRects().length > 0 && part.getBoundingClientRect().right > ends + 1)
      .filter((part) => !part.closest(".sr-only, svg"))
      .map((part) => `${part.tagName} ${part.textContent.slice(0, 40)}`);
  });
}

test("where a gateway takes payments, stays and journeys have its buttons, no wider than their card", async ({
  browser,
  playwright,
  anotherSite,
  accessible,
}) => {
  const { address } = await anotherSite({ SECRETS_KEY: Buffer.alloc(32, 7).toString("base64") });
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await signIn(page);
  const secrets = { secret: "demo-secret-of-api", eventSecret: "demo-secret-of-events" };
  const staff = callsOf(page.request);
  await staff("PUT", "Settings/Gateway", {
    gateway: "Razorpay",
    mode: "test",
    keyId: "demo_key",
    ...secrets,
  });
  const guests = await playwright.request.newContext({ baseURL: address });
  const office = { staff, guest: callsOf(guests) };
  for (const name of ["accepted, the advance due", "a package to be paid", "a cab to be paid"]) {
    const key = (await guestStates[name]?.(office)) ?? "";
    await page.goto(`/booking-status/${key}`);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole("button", { name: /^Pay now: Full payment, ₹/ })).toBeVisible();
      expect(await wider(page), `${name} at ${width}`).toEqual([]);
    }
    await accessible(page);
  }
  await guests.dispose();
  await context.close();
});

/** In parts: axe costs twice as much in a browser's page that has not run it before. */
const parts = [0, 1, 2];

for (const part of parts)
  test(`a guest's own page is accessible in every state in both themes, and no wider than the phone: part ${part + 1}`, async ({
    signedIn,
    request,
    accessible,
  }) => {
    test.setTimeout(240_000);
    const office = { staff: callsOf(signedIn.request), guest: callsOf(request) };
    const states = Object.entries(guestStates).filter((_, index) => index % parts.length === part);
    for (const [name, reach] of states)
      await test.step(name, async () => {
        const key = await reach(office);
        await signedIn.goto(`/booking-status/${key}`);
        for (const width of [390, 1440]) {
          await signedIn.setViewportSize({ width, height: 900 });
          for (const [colorScheme, rules] of themes) {
            await signedIn.emulateMedia({ colorScheme, reducedMotion: "reduce" });
            await accessible(signedIn, "html", rules);
          }
          expect.soft(await wider(signedIn), `${name} at ${width}`).toEqual([]);
        }
      });
  });
