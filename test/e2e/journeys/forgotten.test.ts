import { expect, signIn, test } from "../support/site.ts";

const forms = {
  "/booking/1": "Used to find you a room",
  "/package/1": "Used to plan your journey",
  "/cab-services/book": "Used to arrange your ride",
  "/query": "Used only to answer you.",
  "/review": "Once accepted, your name, your town and your words can be read by everybody",
};

test("each form says in one line what its data are for; the page behind it tells the rest, without scripts", async ({
  withoutScripts: page,
}) => {
  for (const [path, use] of Object.entries(forms)) {
    await page.goto(path);
    const form = page
      .locator("main form, form")
      .filter({ has: page.locator("[name=noticeVersion]") })
      .first();
    await expect(form.getByText(use)).toBeAttached();
    await expect(form.getByRole("link", { name: "How we keep and erase it" })).toHaveAttribute(
      "href",
      "/privacy",
    );
  }
  await page.goto("/privacy");
  await expect(page.getByRole("heading", { name: "How long we keep it" })).toBeVisible();
  await expect(page.getByText("Requests that came to nothing: for 12 months.")).toBeVisible();
});

test("a guest who asks is found by the owner, copied and erased", async ({ page, accessible, request }) => {
  const query = {
    name: "Dilshad Wani",
    email: "dilshad@example.com",
    subject: "Roads",
    message: "Is the pass open? Call 9000 111 222",
  };
  expect((await request.post("/api/CustomerFeedBack/Query", { data: query })).status()).toBe(201);
  await signIn(page);
  await page.goto("/control/settings/person");
  const find = async (who: string) => {
    await page.getByLabel("Phone number or e-mail").fill(who);
    await page.getByRole("button", { name: "Find" }).click();
  };
  await find("Dilshad@Example.com");
  await expect(page.getByText(/QRY-.*Dilshad Wani, Roads/)).toBeVisible();
  await accessible(page);
  const [copy] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Copy to read" }).click(),
  ]);
  expect(copy.suggestedFilename()).toBe("person.html");
  await page.getByRole("button", { name: "Erase for ever" }).click();
  await expect(page.getByRole("status").filter({ hasText: "1 deleted" })).toBeVisible();
  await find("dilshad@example.com");
  await expect(page.getByText("Nothing is kept under this number or address.")).toBeVisible();
  await find("not a number");
  await expect(page.getByLabel("Phone number or e-mail")).toHaveAccessibleDescription(
    "Write a phone number or an e-mail address",
  );
});
