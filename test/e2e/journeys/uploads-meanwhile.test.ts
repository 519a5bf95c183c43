import type { Page } from "@playwright/test";
import { openHydrated } from "../support/page-script.ts";
import { expect, test } from "../support/site.ts";

// What it sends cannot be held back.
test.use({ serviceWorkers: "block" });

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const picture = (name: string) => ({ name, mimeType: "image/png", buffer: pixel });

/** Holds back the first picture until the answer is called; tells the titles that were sent. */
async function hold(page: Page): Promise<{ titles: string[]; release: () => void }> {
  const titles: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route("**/api/Upload", async (route) => {
    const sent = route.request().postDataBuffer()?.toString("latin1") ?? "";
    titles.push(/name="title"\r\n\r\n(.*)\r\n/.exec(sent)?.[1] ?? "");
    await held.promise;
    await route.continue();
  });
  return { titles, release: held.resolve };
}

test("while a picture is on its way the next ones are named, left out and chosen", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/add-hotel-images/1");
  const { titles, release } = await hold(page);
  const file = page.locator("input[type=file]");
  await file.setInputFiles([picture("one.png"), picture("two.png"), picture("three.png")]);
  await page.getByRole("button", { name: "Upload Image" }).click();
  await expect.poll(() => titles.length).toBe(1);
  await page
    .getByLabel(/^Title, said/)
    .first()
    .fill("The deck at noon");
  await page.getByRole("button", { name: "Leave out three.png" }).click();
  await file.setInputFiles([picture("four.png")]);
  release();
  await expect(page.getByText("Image uploaded successfully").first()).toBeVisible();
  expect(titles).toEqual(["one", "The deck at noon"]);
  await expect(page).toHaveURL(/add-hotel-images/);
  await expect(page.getByRole("button", { name: "Leave out four.png" })).toBeVisible();
});

test("who has gone on to another page stays there when the pictures have arrived", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/add-hotel-images/1");
  const { titles, release } = await hold(page);
  await page.locator("input[type=file]").setInputFiles([picture("five.png")]);
  await page.getByRole("button", { name: "Upload Image" }).click();
  await expect.poll(() => titles.length).toBe(1);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Bookings/ })
    .first()
    .click();
  await expect(page).toHaveURL(/view-bookings/);
  release();
  await expect(page.getByText("Image uploaded successfully").first()).toBeVisible();
  await expect(page).toHaveURL(/view-bookings/);
});

test("who is on the way to another page gets there when the pictures arrive before it", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/add-hotel-images/1");
  const { titles, release } = await hold(page);
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route("**/control/view-bookings*", async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await page.locator("input[type=file]").setInputFiles([picture("six.png")]);
  await page.getByRole("button", { name: "Upload Image" }).click();
  await expect.poll(() => titles.length).toBe(1);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Bookings/ })
    .first()
    .click();
  await asked.promise;
  release();
  await expect(page.getByText("Image uploaded successfully").first()).toBeVisible();
  answered.resolve();
  await expect(page).toHaveURL(/view-bookings/);
});

test("a picture that was chosen before the page's scripts were there is named, and sent", async ({
  signedIn: page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/control/add-hotel-images/2", { waitUntil: "commit" });
  await page.locator("input[type=file]").setInputFiles([picture("early.png")]);
  scripts.resolve();
  await expect(page.getByRole("button", { name: "Leave out early.png" })).toBeVisible();
  await page.getByRole("button", { name: "Upload Image" }).click();
  await expect(page.getByText("Image uploaded successfully").first()).toBeVisible();
});

test("a picture whose answer was lost on the way is stored once when it is sent again", async ({
  signedIn: page,
}) => {
  const stored = async () => {
    const reply = await page.request.get("/api/Upload?module=hotel&Id=3&limit=50");
    const { data } = (await reply.json()) as { data: { title: string }[] };
    return data.filter(({ title }) => title === "lost").length;
  };
  await openHydrated(page, "/control/add-hotel-images/3");
  await page.route(
    "**/api/Upload",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await page.locator("input[type=file]").setInputFiles([picture("lost.png")]);
  await page.getByRole("button", { name: "Upload Image" }).click();
  await expect(page.getByText("Image upload failed.")).toBeVisible();
  expect(await stored()).toBe(1);
  await page.getByRole("button", { name: "Upload Image" }).click();
  await expect(page.getByText("Image uploaded successfully").first()).toBeVisible();
  expect(await stored()).toBe(1);
});
