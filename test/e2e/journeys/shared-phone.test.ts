import type { Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, signInByForm, test } from "../support/site.ts";

const guest = "Ferooza Bazaz";
const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);

/** All that this browser stores, as one text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const texts = [localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store)));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const copy = await cache.match(request);
        const isText = /html|json/.test(copy?.headers.get("content-type") ?? "");
        texts.push(request.url, isText ? ((await copy?.text()) ?? "") : "");
      }
    }
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(new Error(`${name} cannot be opened`)));
      });
      for (const table of database.objectStoreNames) {
        const all = database.transaction(table).objectStore(table).getAll();
        await new Promise((resolve) => all.addEventListener("success", resolve));
        texts.push(JSON.stringify(all.result));
      }
      database.close();
    }
    return texts.join("\n");
  });

test("after staff signed out on a shared phone nothing of a guest is left, neither stored nor behind the way back", async ({
  page,
  request,
  context,
}) => {
  const booked = await request.post("/api/Booking", {
    data: {
      customerName: guest,
      email: "ferooza@example.com",
      phoneNo: "5550000044",
      checkInDate: inDays(50),
      checkOutDate: inDays(52),
      adults: 2,
      chlids: 0,
      hotelId: 2,
    },
  });
  const { data } = (await booked.json()) as { data: { id: number } };
  await page.goto("/about");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await signInByForm(page);
  const pages = [
    "/control/view-bookings?search=Ferooza",
    `/control/view-bookings?view=${data.id}`,
    "/control/find?words=Ferooza",
    "/control/calendar",
    "/control/view-bookings?search=Ferooza",
  ];
  for (const path of pages) await page.goto(path);
  await expect(page.getByText(guest).first()).toBeVisible();
  await page.getByRole("link", { name: "Logout" }).filter({ visible: true }).click();
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();

  expect(await stored(page)).not.toContain("Ferooza");
  for (const _step of pages) {
    await page.goBack();
    await page.waitForLoadState();
    await expect(page.getByText(guest)).toHaveCount(0);
  }
  await context.setOffline(true);
  for (const path of pages) {
    await page.goto(path).catch(() => {});
    await expect(page.getByText(guest)).toHaveCount(0);
  }
});

test("a guest's form that waits on a shared phone is sent once as the guest's while staff are signed in", async ({
  page,
  context,
  request,
}) => {
  await page.goto("/query");
  await page.waitForFunction(() => customElements.get("site-form") !== undefined);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const form = page.getByRole("main");
  await form.getByLabel("Name", { exact: true }).fill(guest);
  await form.getByLabel("Email").fill("ferooza@example.com");
  await form.getByLabel("Subject").fill("Shikara");
  await form.getByLabel("Message").fill("Is there a shikara at six?");
  await context.route("**/query", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Send Query" }).click();
  await expect(page.locator("waiting-list > section")).toContainText("waiting for the network");
  await signInByForm(page);
  await context.unroute("**/query");
  await page.goto("/about");
  await expect(page.locator("waiting-list > section")).toContainText("Your query has been sent.");
  const found = await page.request.get("/api/CustomerFeedBack/Query?search=Ferooza");
  const { data } = (await found.json()) as { data: { name: string }[] };
  expect(data.map(({ name }) => name)).toEqual([guest]);
  expect((await request.get("/api/CustomerFeedBack/Query?search=Ferooza")).status()).toBe(401);
});
