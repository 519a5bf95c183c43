import { expect, signIn, test } from "../support/site.ts";

test("words in an address are not shown as ours", async ({ signedIn: page, withoutScripts }) => {
  await signIn(withoutScripts);
  for (const one of [page, withoutScripts]) {
    await one.goto("/control/dashboard?said=Pay+the+new+account&undo=hotels:1&tone=info");
    await expect(one.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await one.content()).not.toContain("Pay the new account");
    await expect(one.getByRole("button", { name: "Undo" })).toHaveCount(0);
  }
});

for (const scripts of ["with", "without"]) {
  test(`what an action says is shown once, ${scripts} scripts`, async ({ signedIn, withoutScripts }) => {
    const page = scripts === "with" ? signedIn : withoutScripts;
    if (scripts === "without") await signIn(page);
    await page.goto("/control/packages");
    const card = page.getByRole("article").first();
    const name = await card.getByRole("heading").innerText();
    await card.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
    const status = page.getByRole("status").filter({ hasText: "Package deleted successfully" });
    await expect(status).toBeVisible();
    expect(new URL(page.url()).search).not.toContain("said");
    const flashes = (await page.context().cookies()).filter((cookie) => cookie.name.endsWith("flash"));
    expect(flashes).toEqual([]);
    await status.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Package restored" })).toBeVisible();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(page.getByText("Package restored")).toHaveCount(0);
  });
}
