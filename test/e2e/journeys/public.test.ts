import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { colourRules } from "../support/axe.ts";
import { publicPages as pages } from "../support/public-pages.ts";
import { expect, test } from "../support/site.ts";

test.use({ serviceWorkers: "block" });

/** In parts, so that several browsers share the work. */
const parts = [0, 1];

/** The widths at which no page may scroll sideways; axe looks at some. */
const widths = [
  { width: 320, isLookedAt: false },
  { width: 390, isLookedAt: true },
  { width: 768, isLookedAt: false },
  { width: 1440, isLookedAt: true },
];

for (const part of parts) {
  test(`every public page is accessible in both themes, never scrolls sideways, and asks nothing of another host: part ${part + 1}`, async ({
    page,
    site,
    accessible,
  }) => {
    test.setTimeout(240_000);
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(site) && !request.url().startsWith("data:")) foreign.push(request.url());
    });
    for (const path of pages.filter((_, index) => index % parts.length === part)) {
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
        await page.goto(path);
        for (const { width, isLookedAt } of widths) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect.soft(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
          if (!isLookedAt) continue;
          await page.emulateMedia({ colorScheme: "light" });
          await accessible(page);
          await page.emulateMedia({ colorScheme: "dark" });
          await accessible(page, "html", colourRules);
        }
      });
    }
    expect(foreign).toEqual([]);
  });
}

test("without scripts a visitor asks for a package, a cab, sends a query and a review", async ({
  withoutScripts: page,
}) => {
  const main = page.getByRole("main");

  // Popups are the browser's own.
  await page.goto("/packages");
  await page.locator("body > footer").getByRole("button", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("dialog", { name: "Page" })).toContainText("coming soon");
  await page.keyboard.press("Escape");
  await main
    .getByRole("link", { name: /^Explore/ })
    .first()
    .click();
  await main.getByLabel("Name", { exact: true }).fill("Farah Contractor");
  await main.getByLabel("Phone").fill("5550000002");
  await main.getByLabel("Email").fill("farah@example.com");
  await main.getByLabel("Message").fill("Four of us in the last week of October.");
  await main.getByRole("button", { name: /Send enquiry|Enquire/i }).click();
  await expect(main.getByText(/Thank you/)).toBeVisible();

  await page.goto("/cab-services/book");
  await main.getByLabel("Name", { exact: true }).fill("Joseph Mathew");
  await main.getByLabel("Contact").fill("5550000003");
  await main.getByLabel("Email").fill("joseph@example.com");
  await main.getByLabel(/Pickup/).fill("Srinagar airport");
  await main.getByLabel(/Drop/).fill("Pahalgam");
  await main.getByLabel(/Date/).fill(addDays(todayInKashmir(new Date()), 5));
  await main.getByLabel(/time/i).fill("10:00");
  await main.getByLabel(/vehicle/i).selectOption("suv");
  await main.getByLabel(/Payment/).selectOption("cash");
  await main.getByRole("button", { name: /Book|Send|Request/ }).click();
  await expect(main.getByRole("heading", { name: "Thank You!" })).toBeVisible();

  await page.goto("/query");
  await main.getByLabel("Name", { exact: true }).fill("Leela Thomas");
  await main.getByLabel("Email").fill("leela@example.com");
  await main.getByLabel("Subject").fill("Heating in December");
  await main.getByLabel("Message").fill("Are the rooms warm at night?");
  await main.getByRole("button", { name: /Send/ }).click();
  await expect(main.getByText(/We have received your query and will get back to you soon\./)).toBeVisible();

  await page.goto("/review");
  await main
    .getByLabel("Review", { exact: true })
    .fill("The road was shut and they had another plan by breakfast.");
  await main.getByLabel("Address").fill("Pune");
  await main.getByRole("radio", { name: /5/ }).check({ force: true });
  // Three characters for the browser, two for the server: its answer is what is seen.
  await main.getByLabel("Name", { exact: true }).fill("Al ");
  await main.getByRole("button", { name: /Send|Submit/ }).click();
  await expect(main.getByText("Name must be at least 3 characters long").first()).toBeVisible();
  await main.getByLabel("Name", { exact: true }).fill("Ritu Malhotra");
  await main.getByRole("button", { name: /Send|Submit/ }).click();
  await expect(main.getByText("Your review will appear once we have read it.")).toBeVisible();
});

test("nothing is answered: the form says so and keeps what was typed", async ({ page }) => {
  await page.goto("/contact");
  await page.route("**/query", (route) => route.abort());
  const main = page.getByRole("main");
  await main.getByLabel("Name", { exact: true }).fill("Imran Qureshi");
  await main.getByLabel("Email").fill("imran@example.com");
  await main.getByLabel("Subject").fill("Chains in February");
  await main.getByLabel("Message").fill("Do your cars carry chains?");
  await main.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText(/could not reach our server/).first()).toBeVisible();
  await expect(main.getByLabel("Message")).toHaveValue("Do your cars carry chains?");
});
