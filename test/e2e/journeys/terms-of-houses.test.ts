import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

test.use({ company: "one with terms for its houses" });

test("saving one house's terms leaves what is typed in the forms of the others", async ({
  signedIn: page,
}) => {
  const { data } = (await (await page.request.get("/api/Settings")).json()) as {
    data: { policy: Record<string, unknown>; versions: { policy: number } };
  };
  const { houses: _, ...terms } = data.policy;
  const houses = [1, 2].map((hotelId) => ({ ...terms, hotelId }));
  const policy = { ...terms, houses, version: data.versions.policy };
  expect((await page.request.put("/api/Settings/Policy", { data: policy })).status()).toBe(200);

  await page.goto("/control/settings/policy", { waitUntil: "networkidle" });
  await page.getByText("A house with terms of its own").click();
  const ofHouse = (id: number) =>
    page.locator("form", { has: page.locator(`[name=hotelId][value="${id}"]`) });
  const forms = [
    page.getByRole("region", { name: "All houses" }).locator("form"),
    ofHouse(1),
    ofHouse(2),
    page.locator("form", { has: page.locator("[name=form][value=new]") }),
  ] as const;
  const [all, first, second, another] = forms;
  for (const [place, form] of forms.entries()) await advance(form).fill(`4${place}`);
  await save(page, first);
  for (const [place, form] of forms.entries()) await expect(advance(form)).toHaveValue(`4${place}`);
  // And each of them can still be saved.
  await save(page, second);
  await save(page, all);
  await another.getByLabel("House").selectOption({ index: 1 });
  const added = Number(await another.getByLabel("House").inputValue());
  await save(page, another);
  await page.reload();
  for (const [place, form] of [all, first, second, ofHouse(added)].entries())
    await expect(advance(form)).toHaveValue(`4${place}`);
});

test("after Save the page stays where it was, the house where it stood, and the keyboard at its button", async ({
  signedIn: page,
}) => {
  const { data } = (await (await page.request.get("/api/Settings")).json()) as {
    data: { policy: Record<string, unknown>; versions: { policy: number } };
  };
  const { houses: _, ...terms } = data.policy;
  const houses = [1, 2, 3].map((hotelId) => ({ ...terms, hotelId }));
  const policy = { ...terms, houses, version: data.versions.policy };
  expect((await page.request.put("/api/Settings/Policy", { data: policy })).status()).toBe(200);
  await page.goto("/control/settings/policy", { waitUntil: "networkidle" });
  const names = () => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  const before = await names();
  for (const id of ["", "1"]) {
    const form = page.locator("form", { has: page.locator(`[name=hotelId][value="${id}"]`) });
    const button = form.getByRole("button", { name: "Save" });
    await advance(form).fill("41");
    await button.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);
    await save(page, form);
    await expect(advance(form)).toHaveValue("41");
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect(await names()).toEqual(before);
  }
  // Its terms taken away, the keyboard goes on at the next house, after the last at the title.
  for (const left of [2, 1, 0]) {
    const remove = page.getByRole("button", { name: "Take these terms away" });
    await remove.first().click();
    await expect(remove).toHaveCount(left);
    await expect(left > 0 ? remove.first() : page.getByRole("heading", { level: 1 })).toBeFocused();
  }
});

const advance = (form: Locator) => form.getByLabel("Advance, percent");

async function save(page: Page, form: Locator): Promise<void> {
  const stored = page.waitForResponse((reply) => reply.request().method() === "GET" && reply.ok());
  await form.getByRole("button", { name: "Save" }).click();
  await stored;
  await expect(form.getByRole("button", { name: "Save" })).not.toHaveAttribute("aria-disabled");
  await expect(form.getByRole("alert")).toHaveCount(0);
}
