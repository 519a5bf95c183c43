import { expect, test } from "../support/site.ts";

const link = `https://maps.example.com/place/${"Zaina+Guest+House".repeat(6)}`;

const forms = [
  "/query",
  "/booking/1",
  "/package/1",
  "/cab-services/book",
  "/review",
  "/contact",
  "/control/add-Hotel",
  "/control/settings/messages",
  "/control/site/home-about",
];

test("a link that is pasted into a message on a phone leaves the page as wide as the phone", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of forms) {
    await page.goto(path);
    const message = page.getByRole("main").locator("textarea:visible").first();
    // React may take the page over between the choice of what is there and the paste, which then comes before it.
    await expect(async () => {
      await message.fill(link);
      await expect(message).toHaveValue(link, { timeout: 1000 });
    }).toPass();
    const [right, wide] = await message.evaluate((field) => [
      field.getBoundingClientRect().right,
      document.documentElement.scrollWidth,
    ]);
    expect.soft(wide, path).toBe(390);
    expect.soft(right, path).toBeLessThan(390);
  }
});
