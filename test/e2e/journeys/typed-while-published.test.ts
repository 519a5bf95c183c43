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

for (const button of ["Publish", "Save draft"])
  test(`what is typed between ${button} and its refusal, for another owner was quicker, is among the two versions`, async ({
    signedIn: page,
  }) => {
    await page.goto("/control/site/team", { waitUntil: "networkidle" });
    const heading = page.getByRole("textbox", { name: "Heading (optional)", exact: true });
    const { data } = await (await page.request.get("/api/Content")).json();
    const { value, version } = (data as { name: string; value: object; version: number }[]).find(
      ({ name }) => name === "team",
    ) ?? { version: 0 };
    const path = button === "Publish" ? "/api/Content/team" : "/api/Content/team/draft";
    const quicker = { ...value, heading: `Theirs before ${button}` };
    const answer = Promise.withResolvers<void>();
    await page.route(/\.data(?:\?|$)/, async (route) => {
      if (route.request().method() === "POST") await answer.promise;
      await route.continue();
    });
    const stored = await page.request.put(path, {
      data: { value: quicker, version: button === "Publish" ? version : 0 },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(stored.status()).toBe(200);
    await heading.fill(`Mine before ${button}`);
    await page.getByRole("button", { name: button }).last().click();
    await expect(page.getByRole("button", { name: button }).last()).toHaveAttribute("aria-disabled", "true");
    await heading.press("End");
    await heading.pressSequentially(", and more");
    answer.resolve();
    const choices = page.getByRole("group", { name: "Heading", exact: true });
    await expect(choices.getByRole("radio", { name: `Yours Mine before ${button}, and more` })).toBeChecked();
    await expect(choices.getByRole("radio", { name: `Theirs before ${button}` })).toBeVisible();
    await page.getByRole("button", { name: "Take all of mine" }).click();
    await expect(heading).toHaveValue(`Mine before ${button}, and more`);
    await page.reload();
    await expect(heading).toHaveValue(`Mine before ${button}, and more`);
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Visitors do not see it.")).toHaveCount(0);
  });
