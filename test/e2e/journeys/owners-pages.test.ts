import { expect, signIn, staffLogin, test } from "../support/site.ts";

test("staff who are no owners read on the owner's pages whose they are, with the menu around", async ({
  signedIn: owner,
  browser,
  site,
}) => {
  const given = { username: "parveena", password: "kahwa at the ghat" };
  const ownPassword = staffLogin.password;
  const added = await owner.request.post("/api/Staff", { data: { ...given, role: "staff", ownPassword } });
  expect(added.status()).toBe(201);
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  await signIn(page, given);
  const own = { currentPassword: given.password, password: "nadru yakhni on sunday" };
  expect((await page.request.put("/api/Staff/OwnPassword", { data: own })).status()).toBe(200);

  for (const [path, title] of [
    ["settings", "These are the owner's"],
    ["settings/staff", "These are the owner's"],
    ["settings/places", "These are the owner's"],
    ["site", "This is the owner's"],
  ]) {
    const reply = await page.goto(`/control/${path}`);
    expect(reply?.status(), path).toBe(403);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByRole("link", { name: "Calendar" }).first()).toBeAttached();
    await page.getByRole("link", { name: "Your account" }).first().click();
    await expect(page.getByRole("heading", { name: "Your Account" })).toBeVisible();
  }
  const sent = await page.request.post("/control/settings/places", {
    form: { intent: "save" },
    headers: { origin: site },
  });
  expect(sent.status()).toBe(403);
  await context.close();
});
