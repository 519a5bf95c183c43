import { expect, test } from "../support/site.ts";

// What it asks for cannot be held back.
test.use({ serviceWorkers: "block" });

const forms = [
  {
    path: "/control/rates?hotel=1",
    first: "Name",
    next: "First night",
    typed: "2031-12-01",
    send: /^Set these/,
  },
  { path: "/control/extras", first: "Name", next: "Price (₹)", typed: "450", send: /^Add this/ },
  { path: "/control/cab-rates", first: "From", next: "To", typed: "Gulmarg and back", send: /^Add this/ },
];

for (const { path, first, next, typed, send } of forms)
  test(`${path}: what is typed while the page is read again after a refusal stays`, async ({
    signedIn: page,
  }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const form = page.locator("form", { has: page.getByRole("button", { name: send }) });
    await form.getByLabel(first).first().fill("Snow");
    const reading = Promise.withResolvers<void>();
    let held = 0;
    await page.route(/\.data(?:\?|$)/, async (route) => {
      const isReading = route.request().method() === "GET";
      if (isReading) held += 1;
      if (isReading) await reading.promise;
      await route.continue();
    });
    await form.getByRole("button", { name: send }).click();
    await expect(form.getByRole("alert")).toBeVisible();
    await expect.poll(() => held).toBe(1);
    await form.getByLabel(next).first().fill(typed);
    const read = page.waitForResponse((reply) => reply.request().method() === "GET");
    reading.resolve();
    await read;
    await expect(form.getByRole("button", { name: send })).not.toHaveAttribute("aria-disabled");
    await expect(form.getByLabel(next).first()).toHaveValue(typed);
    await expect(form.getByLabel(first).first()).toHaveValue("Snow");
  });
