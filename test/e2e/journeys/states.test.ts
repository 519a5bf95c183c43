import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

test.use({ company: "the one whose forms are refused" });

/** All that a theme can change is looked at again in the dark one. */
const themes: ["light" | "dark", string[]?][] = [
  ["light"],
  ["dark", ["color-contrast", "link-in-text-block"]],
];

/* What no address shows at once: a form with its errors, and a message, in both themes on a phone and on a desk. */
const states: Record<string, (page: Page) => Promise<void>> = {
  "a public form with errors": async (page) => {
    await page.goto("/cab-services/book");
    await page.waitForFunction(() => customElements.get("site-form") !== undefined);
    await page
      .getByRole("main")
      .getByRole("button", { name: /Book|Send|Request/ })
      .click();
    await expect(page.getByRole("main").locator("[aria-invalid=true]").first()).toBeVisible();
  },
  "a public message": async (page) => {
    await page.goto("/payment-methods");
    await page.waitForFunction(() => customElements.get("copy-text") !== undefined);
    await page.getByRole("button", { name: "Copy UPI ID" }).first().click();
    await expect(page.getByRole("status").getByText(/./)).toBeVisible();
  },
  "a staff form with errors": async (page) => {
    await page.goto("/control/settings/company");
    await page.getByLabel("Phone").first().fill("call us");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "a message to staff": async (page) => {
    await page.goto("/control/settings/hours");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Opening hours saved")).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(states)) {
  test(`${name} is accessible in both themes, on a phone and on a desk`, async ({
    signedIn: page,
    accessible,
  }) => {
    for (const width of [390, 1440]) {
      for (const [colorScheme, rules] of themes) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await reach(page);
        await accessible(page, "html", rules);
      }
    }
  });
}
