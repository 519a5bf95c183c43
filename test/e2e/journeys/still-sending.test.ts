import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
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

test("a booking that was sent says so until its own page is there", async ({ page }) => {
  const arrival = addDays(todayInKashmir(new Date()), 40);
  await page.goto(`/booking/12?checkInDate=${arrival}&checkOutDate=${addDays(arrival, 2)}&adults=2`);
  const form = page.getByRole("main");
  await form.getByLabel("Children", { exact: true }).selectOption("0");
  for (const [label, typed] of [
    ["Name", "Leela Thomas"],
    ["Email", "leela@example.com"],
    ["Phone", "9000000123"],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(typed);
  // While a page is being led to, Playwright looks at nothing of the one that is still there.
  await page.evaluate(() => {
    addEventListener("pagehide", () => {
      const button = document.querySelector("main form [type=submit][aria-disabled=true]");
      sessionStorage.setItem("at the end", button?.textContent ?? "no busy button");
    });
  });
  await form.getByRole("button", { name: "Book Now" }).click();
  await expect(page.getByText("We have received your booking request")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("at the end"))).toBe("Sending …");
});
