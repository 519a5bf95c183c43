import { expect, test } from "../support/site.ts";

test("that it is still being sent is said no more beside the thanks", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.clock.install();
  await page.goto("/query");
  const form = page.getByRole("main");
  for (const [label, typed] of [
    ["Name", "Leela Thomas"],
    ["Email", "leela@example.com"],
    ["Subject", "Snow"],
    ["Message", "Is there snow in May?"],
  ] as const)
    await form.getByLabel(label).fill(typed);
  await page.route("**/query*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await form.getByRole("button", { name: "Send Query" }).click();
  await expect(form.getByRole("button", { name: "Sending …" })).toBeVisible();
  await page.clock.fastForward(6100);
  const slow = page.getByText("Still sending: the network is slow here");
  await expect(slow).toBeVisible();
  answer.resolve();
  await expect(page.getByText("We have received your query")).toBeVisible();
  await expect(slow).toBeHidden({ timeout: 1000 });
});
