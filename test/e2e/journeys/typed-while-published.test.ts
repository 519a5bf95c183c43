import { expect, test } from "../support/site.ts";

// What it holds back cannot be held back in a worker.
test.use({ serviceWorkers: "block", company: "one that types on" });

for (const button of ["Publish", "Save draft"])
  test(`what is typed between ${button} and its answer stays, and is kept as a draft`, async ({
    signedIn: page,
  }) => {
    await page.goto("/control/site/team", { waitUntil: "networkidle" });
    const heading = page.getByRole("textbox", { name: "Heading (optional)", exact: true });
    const answer = Promise.withResolvers<void>();
    await page.route(/\.data(?:\?|$)/, async (route) => {
      if (route.request().method() === "POST") await answer.promise;
      await route.continue();
    });
    await heading.fill(`Sent by ${button}`);
    await page.getByRole("button", { name: button }).last().click();
    await expect(page.getByRole("button", { name: button }).last()).toHaveAttribute("aria-disabled", "true");
    await heading.press("End");
    await heading.pressSequentially(", and more");
    answer.resolve();
    const toast = button === "Publish" ? /Published/ : /[Dd]raft/;
    await expect(page.getByRole("status").filter({ hasText: toast }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: button }).last()).not.toHaveAttribute("aria-disabled");
    await expect(heading).toHaveValue(`Sent by ${button}, and more`);
    await expect(page.getByText("Kept as a draft")).toBeVisible();
    await page.reload();
    await expect(heading).toHaveValue(`Sent by ${button}, and more`);
    // The next press stores it over what was just stored.
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Visitors do not see it.")).toHaveCount(0);
    await expect(heading).toHaveValue(`Sent by ${button}, and more`);
  });
