import { DatabaseSync } from "node:sqlite";
import { expect, signIn, test } from "../support/site.ts";

const lost: [path: string, status: number, title: string, words: RegExp][] = [
  ["/control/view-hotel/99999", 404, "There is nothing at this address", /hotel/i],
  ["/control/edit-package/999", 404, "There is nothing at this address", /package/i],
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
  signedIn: page,
}) => {
  await page.goto("/control/package-bookings?page=99");
  await expect(page.getByRole("heading", { name: "There is no page 99" })).toBeVisible();
  await page.getByRole("link", { name: "To the last page" }).click();
  await expect(page).toHaveURL(/page=2$/);
  const rows = page.getByRole("table").getByRole("rowheader");
  for (let left = await rows.count(); left > 0; left -= 1) {
    await expect(page).toHaveURL(/page=2$/);
    await expect(rows).toHaveCount(left);
    await rows.first().getByRole("link").click();
    await page.getByRole("dialog").getByRole("button", { name: /^Delete/ }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await expect(page).toHaveURL(/package-bookings\??$/);
  await expect(rows).toHaveCount(10);
  await expect(page.getByRole("button", { name: "Undo" }).last()).toBeVisible();
});
