import { expect, test } from "../support/site.ts";

test.use({ company: "the one that changes its terms" });

type Policy = { advancePercent: number; ladder: object[]; houses: { hotelId: number; ladder: object[] }[] };

test("terms of another house need a house, never become those of all, and each fault stands at its field", async ({
  signedIn: page,
  accessible,
}) => {
  const told = async () => (await (await page.request.get("/api/Company")).json()).data.policy as Policy;
  const before = await told();
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/control/settings/policy");
  await page.getByText("A house with terms of its own").click();
  const form = page.locator("details form");
  await form.getByLabel("Advance, percent").fill("77");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Choose a house").last()).toBeVisible();
  await expect(form.getByLabel("House")).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByLabel("Advance, percent")).toHaveValue("77");
  expect(await told()).toEqual(before);

  await form.getByLabel("House").selectOption({ index: 1 });
  await form.getByLabel("Step 1: days").fill("3");
  await form.getByLabel("Step 2: days").fill("9");
  await form.getByRole("button", { name: "Save" }).click();
  const second = form.getByLabel("Step 2: days");
  await expect(second).toHaveAttribute("aria-invalid", "true");
  await expect(second).toHaveAccessibleDescription("Each step is nearer to arrival than the one before it");
  await accessible(page);
  await second.fill("1");
  await form.getByLabel("Step 3: days").fill("");
  await form.getByLabel("Step 3: percent").fill("");
  await form.getByLabel("Step 4: days").fill("0");
  await form.getByLabel("Step 4: percent").fill("101");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByLabel("Step 4: percent")).toHaveAccessibleDescription(
    "Write a percent from 0 to 100",
  );
  await form.getByLabel("Step 4: percent").fill("100");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("A house with terms of its own")).toBeVisible();
  await expect(async () => {
    const { houses, ...company } = await told();
    expect(houses).toMatchObject([{ ladder: [{ days: 3 }, { days: 1 }, { days: 0, percent: 100 }] }]);
    expect(company).toMatchObject({ advancePercent: before.advancePercent, ladder: before.ladder });
  }).toPass();
});
