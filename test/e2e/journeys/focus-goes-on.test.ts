import type { Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { addHouse, removeHouse } from "../support/add-house.ts";
import { expect, test } from "../support/site.ts";

// It changes what other tests of the site look at.
test.use({ company: "one that goes on by keyboard" });

async function post(page: Page, call: string, data: object): Promise<number> {
  const reply = await page.request.post(`/api/${call}`, { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return ((await reply.json()) as { data: { id: number } }).data.id;
}

test("after a picture is deleted the keyboard is at the next one, after the last at the title", async ({
  signedIn: page,
}) => {
  const id = await addHouse(page.request);
  await page.goto(`/control/add-hotel-images/${id}`, { waitUntil: "networkidle" });
  const files = [1, 2, 3].map((number) => `demo/pictures/staff-${number}.jpg`);
  for (const file of files) {
    await page.locator("input[type=file]").first().setInputFiles(file);
    await page.getByRole("button", { name: "Upload Image" }).click();
    await expect(page.getByRole("status").getByText("Image uploaded successfully").last()).toBeVisible();
    await page.goto(`/control/add-hotel-images/${id}`, { waitUntil: "networkidle" });
  }
  const deletes = page.getByRole("button", { name: /^Delete / });
  await expect(deletes).toHaveCount(3);
  for (const [place, left] of [
    [1, 2],
    [1, 1],
    [0, 0],
  ] as const) {
    await deletes.nth(place).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(deletes).toHaveCount(left);
    const next = left === 0 ? page.getByRole("heading", { level: 1 }) : deletes.nth(left - 1);
    await expect(next).toBeFocused();
  }
  await removeHouse(page.request, id);
});

const extra = { price: 300, per: "night", hotelId: null, asked: "offer", from: null, to: null };

test("after an extra is saved the keyboard is at its row, or at the title; after a restore at the next row", async ({
  signedIn: page,
}) => {
  const ids = [await post(page, "Extra", { ...extra, name: "Kangri" })];
  ids.push(await post(page, "Extra", { ...extra, name: "Samovar" }));
  await page.goto("/control/extras", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Edit Kangri" }).click();
  await page.getByLabel("Price (₹)").fill("350");
  await page.getByRole("button", { name: "Save the changes" }).press("Enter");
  await expect(page.getByRole("link", { name: "Edit Kangri" })).toBeFocused();
  await page.getByLabel("Name").fill("Wazwan");
  await page.getByLabel("Price (₹)").fill("900");
  await page.getByRole("button", { name: "Add this extra" }).press("Enter");
  await expect(page.getByRole("link", { name: "Edit Wazwan" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  for (const id of ids) expect((await page.request.delete(`/api/Extra/byId?Id=${id}`)).status()).toBe(200);
  await page.goto("/control/bin", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Restore Samovar" }).press("Enter");
  await expect(page.getByRole("button", { name: "Restore Samovar" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Restore Kangri" })).toBeFocused();
});

test("who changes a room type by keyboard is at its form, then at its row; after it is deleted at the next row", async ({
  signedIn: page,
}) => {
  for (const name of ["Attic Room", "Boat Room"]) await post(page, "RoomType", { name });
  await page.goto("/control/rooms/types", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Edit Attic Room" }).press("Enter");
  await expect(page.getByRole("group", { name: "Change Attic Room" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.getByLabel("Name").fill("Attic Double");
  await page.keyboard.press("Enter");
  const row = page.getByRole("link", { name: "Edit Attic Double" });
  await expect(row).toBeFocused();
  await page.getByRole("button", { name: "Delete Attic Double" }).press("Enter");
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Edit Boat Room" })).toBeFocused();
  await page.getByRole("button", { name: "Delete Boat Room" }).press("Enter");
  await expect(page.getByRole("link", { name: /^Edit / }).last()).toBeFocused();
});

test("after an account's dialog is closed the keyboard is at its row, also when the address opened it", async ({
  signedIn: page,
}) => {
  await page.goto("/control/settings/staff", { waitUntil: "networkidle" });
  const manage = page.getByRole("link", { name: "Manage asha" });
  await manage.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.reload({ waitUntil: "networkidle" });
  // The server's dialog is modal only once the page's scripts have come.
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(manage).toBeFocused();
});

test("after a payment is taken back the keyboard is where the money is taken again", async ({
  signedIn: page,
}) => {
  const today = todayInKashmir(new Date());
  const guest = { customerName: "Zooni Bhat", email: "zooni@example.com", phoneNo: "5550000077" };
  const dates = { checkInDate: today, checkOutDate: addDays(today, 1) };
  await post(page, "Booking/desk", { ...guest, ...dates, adults: 2, chlids: 0, hotelId: 2 });
  await page.goto("/control/dashboard", { waitUntil: "networkidle" });
  const cash = page.getByRole("button", { name: /^Zooni Bhat paid .*Cash$/ });
  await cash.press("Enter");
  const row = page.getByRole("listitem").filter({ hasText: "Zooni Bhat" });
  await row.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(row.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(cash).toBeFocused();
});
