import { DatabaseSync } from "node:sqlite";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { addHouse, removeHouse } from "../support/add-house.ts";
import { expect, signIn, test } from "../support/site.ts";
import { openAt, overflowWidth } from "../support/widths.ts";

const lost: [path: string, status: number, title: string, words: RegExp][] = [
  ["/control/view-hotel/99999", 404, "There is nothing at this address", /hotel/i],
  ["/control/edit-package/999", 404, "There is nothing at this address", /package/i],
  ["/control/nowhere/at-all", 404, "There is nothing at this address", /no page at this address/],
  ["/control/reports/nothing", 404, "There is nothing at this address", /no such report/],
  ["/control/view-bookings?status=Nonsense", 400, "This address is not right", /status is New/],
  ["/control/reports/occupancy?month=abc", 400, "This address is not right", /month/i],
];

test("an address that is wrong is told within the control area, which leads on", async ({
  signedIn: page,
  accessible,
}) => {
  for (const [path, status, title, words] of lost) {
    const reply = await page.goto(path);
    expect.soft([reply?.status(), reply?.headers()["cache-control"]], path).toEqual([status, "no-store"]);
    await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: title })).toBeVisible();
    await expect(main.getByText(words).last()).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Control" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Contact" })).toHaveCount(0);
  }
  await accessible(page);
  await page.getByRole("main").getByRole("link", { name: "Today" }).click();
  await expect(page).toHaveURL(/\/control\/dashboard$/);
  await expect(page.getByRole("heading", { name: "Waiting for you" })).toBeVisible();
});

test("who is not signed in is asked to, also at an address that is wrong", async ({ page }) => {
  for (const [path] of lost) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/control\/login/);
  }
});

test("a page that cannot be read keeps the menu, and trying again helps when it is mended", async ({
  anotherSite,
  browser,
}) => {
  const { address, dataDir } = await anotherSite({});
  const page = await browser.newPage({ baseURL: address });
  await signIn(page);
  const database = new DatabaseSync(`${dataDir}/agency.sqlite`, { timeout: 5000 });
  database.exec("alter table outbox rename to lost_outbox");
  const reply = await page.goto("/control/messages");
  expect([reply?.status(), reply?.headers()["cache-control"]]).toEqual([500, "no-store"]);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Something went wrong on our side" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Control" })).toBeVisible();
  database.exec("alter table lost_outbox rename to outbox");
  database.close();
  await main.getByRole("link", { name: "Try again" }).click();
  await expect(main.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  await page.close();
});

test("deleting the last record of a page leads to the page before, which tells of it", async ({
  anotherSite,
  browser,
}) => {
  // Others look at the records that it deletes.
  const { address } = await anotherSite({});
  const page = await browser.newPage({ baseURL: address });
  await signIn(page);
  await page.goto("/control/package-bookings?page=99");
  await expect(page.getByRole("heading", { name: "There is no page 99" })).toBeVisible();
  await page.getByRole("link", { name: "To the last page" }).click();
  await expect(page).toHaveURL(/page=2$/);
  const rows = page.getByRole("table").getByRole("rowheader");
  for (let left = await rows.count(); left > 0; left -= 1) {
    await expect(page).toHaveURL(/page=2$/);
    await expect(rows).toHaveCount(left);
    await rows.first().getByRole("link").click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Delete/ })
      .click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await expect(page).toHaveURL(/package-bookings\??$/);
  await expect(rows).toHaveCount(10);
  await expect(page.getByRole("button", { name: "Undo" }).last()).toBeVisible();
  await page.close();
});

test("of two pictures the one that arrived is shown at once, and the other alone waits to be sent again", async ({
  signedIn: page,
}) => {
  const id = await addHouse(page.request);
  await page.goto(`/control/add-hotel-images/${id}`);
  const upload = page.getByRole("region", { name: "Upload" });
  // Without React it is an ordinary upload form.
  await expect(upload.getByText("or drop them here")).toBeVisible();
  await upload
    .locator("input[type=file]")
    .setInputFiles([{ name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") }]);
  await upload.locator("input[type=file]").setInputFiles(["demo/pictures/staff-1.jpg"]);
  await upload.getByRole("button", { name: "Upload Image" }).click();
  await expect(page.getByRole("status").getByText("Image uploaded successfully")).toBeVisible();
  await expect(page.getByText("No images yet")).toHaveCount(0);
  await expect(upload.getByRole("listitem")).toHaveCount(1);
  await expect(upload.getByRole("listitem")).toContainText("broken.jpg");
  await expect(upload.getByText("1 image to send")).toBeVisible();

  await page.goto(`/control/view-hotel/${id}`);
  await page.getByRole("button", { name: "Add more Images" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Images" });
  await expect(dialog.getByText("or drop them here")).toBeVisible();
  await dialog
    .locator("input[type=file]")
    .setInputFiles([{ name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") }]);
  await dialog.locator("input[type=file]").setInputFiles(["demo/pictures/staff-2.jpg"]);
  await dialog.getByRole("button", { name: "Upload Image" }).click();
  await expect(dialog.getByText("1 image to send")).toBeVisible();
  await expect(page.getByText("12 rooms, 2 images")).toBeVisible();
  await dialog.getByRole("button", { name: "Leave out broken.jpg" }).click();
  await dialog.locator("input[type=file]").setInputFiles(["demo/pictures/staff-3.jpg"]);
  await dialog.getByRole("button", { name: "Upload Image" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("12 rooms, 3 images")).toBeVisible();
  await page.getByRole("button", { name: "Add more Images" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(0);
  await removeHouse(page.request, id);
});

test("a payment's long reference wraps on a phone, and the payment can be deleted with a finger", async ({
  signedIn: page,
}) => {
  const paymentReference = "412055667788".repeat(4).slice(0, 45);
  const paidOn = todayInKashmir(new Date());
  const data = {
    bookingId: 13,
    amount: 100,
    method: "UPI",
    direction: "Received",
    paidOn,
    reference: paymentReference,
  };
  const reply = await page.request.post("/api/Payment", { data: { ...data, note: "" } });
  expect(reply.status(), await reply.text()).toBe(201);
  await openAt(page, "/control/view-bookings?view=13", 390);
  const sheet = page.getByRole("dialog");
  const line = sheet.getByRole("list", { name: "Payments", exact: true }).getByRole("listitem").filter({
    hasText: paymentReference,
  });
  await expect(line).toBeVisible();
  const button = line.getByRole("button", { name: /^Delete payment/ });
  const box = await button.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  expect(await overflowWidth(page)).toBeLessThanOrEqual(0);
  await button.click();
  await expect(page.getByText("Payment deleted")).toBeVisible();
});

test("what waits is counted in all, as its lists have it", async ({ signedIn: page }) => {
  await page.goto("/control/dashboard");
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  const line = waiting.locator("p").filter({ hasText: "in their lists:" });
  const [all, ...each] = (await line.innerText()).match(/\d+/g)?.map(Number) ?? [];
  expect(each.length).toBeGreaterThan(1);
  expect(each.reduce((sum, count) => sum + count)).toBe(all);
});
