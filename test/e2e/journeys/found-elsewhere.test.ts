import { openPalette } from "../support/open-palette.ts";
import { expect, signIn, test } from "../support/site.ts";

test("a number that has no stay is looked for in all lists with one tap: its guest asked for a package", async ({
  signedIn: page,
  accessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/control/dashboard");
  const field = page.getByRole("searchbox", { name: "Search guest, booking or phone" });
  await field.fill("5550000030");
  await field.press("Enter");
  await expect(page.getByText("No bookings available.")).toBeVisible();
  await accessible(page, "main");
  await page.getByRole("link", { name: "Look in all lists" }).click();
  await page.getByRole("link", { name: "Zubin Irani" }).click();
  await expect(page.getByRole("dialog")).toContainText("Family Weekend");
});

test("what somebody asked and wrote is found by its words, in the palette and without scripts, and opens in its list", async ({
  signedIn: page,
  accessible,
  browser,
  site,
}) => {
  const message = "Is the Sinthan pass open for a small car? Call me at 50000 00731.";
  const query = { name: "Parveen Dar", email: "parveen@example.com", subject: "A pass in May", message };
  expect((await page.request.post("/api/CustomerFeedBack/Query", { data: query })).status()).toBe(201);
  const review = "We crossed the Sinthan pass in fog, and the driver sang.";
  const form = { customerName: "Parveen Dar", review, customerAddress: "Jammu", rating: 5 };
  expect((await page.request.post("/api/CustomerFeedBack", { data: form })).status()).toBe(201);
  await page.goto("/control/account");
  const palette = await openPalette(page);
  await palette.fill("parveen@example.com");
  await page.getByRole("option", { name: "Parveen Dar" }).click();
  await expect(page).toHaveURL(/\/control\/queries\?view=\d+$/);
  await expect(page.getByRole("dialog")).toContainText(message);

  const plain = await browser.newPage({ baseURL: site, javaScriptEnabled: false });
  await signIn(plain);
  await plain.goto("/control/find?words=5000000731");
  await expect(plain.getByRole("link", { name: "Parveen Dar" })).toHaveCount(1);
  await plain.goto("/control/find?words=sinthan+pass");
  const found = plain.getByRole("main").getByRole("listitem");
  await expect(found).toHaveText([/A pass in May ?Query$/, /driver sang\. ?Review$/]);
  await found.getByRole("link").last().click();
  await expect(plain).toHaveURL(/\/control\/user-rating\?view=\d+$/);
  await expect(plain.getByRole("dialog")).toContainText(review);
  await page.goto("/control/find?words=sinthan+pass");
  await accessible(page, "main");
});
