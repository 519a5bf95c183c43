import type { Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { daysInWords } from "#contract/rules/dates.ts";
import { addHouse, removeHouse } from "../support/add-house.ts";
import { colourRules } from "../support/axe.ts";
import { expect, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
/** Beyond every stay of the demo. */
const [arrival, departure] = [inDays(200), inDays(203)];
const dated = `/hotel/1?checkInDate=${arrival}&checkOutDate=${departure}`;

/** The part of an element's height that the first screen shows, 0 to 1. */
async function inFirstScreen(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(0, top)) / (bottom - top);
    });
}

test("name, house and price stand in the first screen; the card's total and the bar's follow the dates", async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/hotel/1");
    const isSmall = width === 320;
    for (const part of ["h1", ".stage-rail img", ".house-card p"]) {
      const wanted = isSmall && part !== "h1" ? 0.5 : 1;
      if (!(isSmall && part === ".house-card p")) {
        expect.soft(await inFirstScreen(page, part), `${part} at ${width}`).toBeGreaterThanOrEqual(wanted);
      }
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `nothing sticks out at ${width}`).toBeLessThanOrEqual(0);
  }
  // The picture is the house's own, the one of its card in the list.
  const house = await page.locator(".stage-rail a").first().getAttribute("href");
  const reply = (await (await page.request.get("/api/Hotel/byId?Id=1")).json()) as {
    data: { images: { ImagePath: string }[]; rate: number };
  };
  expect(house).toBe(`/uploads/${reply.data.images[0]?.ImagePath}`);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(dated);
  const words = `for 3 nights, ${daysInWords(arrival, departure)}`;
  const card = page.getByRole("complementary");
  await expect(card).toContainText(`${formatRupees(3 * reply.data.rate)} ${words}`);
  const bar = page.locator("phone-bar");
  await page.getByRole("heading", { name: "Rooms and facilities" }).scrollIntoViewIfNeeded();
  await page.getByRole("heading", { name: "Where it stands" }).scrollIntoViewIfNeeded();
  await expect(bar).toContainText(words);
  await expect(bar.getByRole("link", { name: "Book" })).toHaveAttribute("href", /checkInDate=.*room=\d+/);
  await card.scrollIntoViewIfNeeded();
  await expect(bar.getByRole("link")).toBeHidden();
});

test("pictures open large: by press and keys, with place, zoom and a way back, each file once, in both themes", async ({
  page,
  accessible,
}) => {
  await page.goto("/hotel/1");
  await page.waitForFunction(() => customElements.get("light-box") !== undefined);
  const all = page.getByRole("link", { name: /^All \d+ pictures$/ });
  const count = Number(/\d+/.exec(await all.innerText())?.[0]);
  await all.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Pictures of Zaina Guest House" });
  await expect(dialog.getByText(`1 of ${count}`)).toBeVisible();
  await expect(dialog.locator("figure img")).toHaveCount(count);
  await accessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await accessible(page, ".lightbox", colourRules);
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText(`2 of ${count}`)).toBeVisible();
  await page.keyboard.press("End");
  await expect(dialog.getByText(`${count} of ${count}`)).toBeVisible();
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByText(`1 of ${count}`)).toBeVisible();
  const picture = dialog.locator("figure").first().getByRole("img");
  const inScreen = await picture.boundingBox();
  expect((inScreen?.height ?? 0) + (inScreen?.y ?? 0)).toBeLessThan(900);
  await page.keyboard.press("+");
  await expect(dialog.getByRole("button", { name: "Zoom" })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(2 * 1440);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(all).toBeFocused();
  // A tile opens at its own picture.
  await page
    .getByRole("region", { name: /^Pictures of/ })
    .getByRole("link")
    .nth(1)
    .click();
  await expect(dialog.getByText(`2 of ${count}`)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
});

test("without scripts a picture leads to its file, and dates to their total", async ({
  withoutScripts: page,
}) => {
  await page.goto(dated);
  await expect(page.getByRole("complementary")).toContainText(/₹[\d,]+ for 3 nights/);
  await page
    .getByRole("region", { name: /^Pictures of/ })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/\/uploads\/pictures\/.*\.jpg$/);
});

test("links that book keep an address of this site, with the dates as they are typed", async ({ page }) => {
  await page.goto(dated);
  const links = page.locator("a[data-books]");
  // So the element has taken the links over.
  await expect(links.first()).toHaveAttribute("data-begun", /^\/booking\/1\?/);
  const later = inDays(204);
  await page.getByRole("complementary").getByLabel("Check-out").fill(later);
  await expect(links.first()).toHaveAttribute("href", new RegExp(`checkOutDate=${later}`));
  for (const href of await links.evaluateAll((all) => all.map((one) => one.getAttribute("href"))))
    expect(href).toMatch(/^\/booking\/1\?/);
});

test("a house shows all its room types, to guests and to staff, however many they are", async ({
  signedIn: page,
}) => {
  const id = await addHouse(page.request);
  const room = { hotelId: id, roomType: 1, noBeds: 1, maxAdults: 2, maxChild: 0, noOfRooms: 1 };
  for (let count = 4; count <= 51; count += 1) {
    const added = await page.request.post("/api/Rooms", { data: { ...room, rentPerNight: 7000 + count } });
    expect(added.status()).toBe(201);
  }
  for (const path of [`/hotel/${id}`, `/control/view-hotel/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText("₹7,051").first()).toBeVisible();
  }
  await removeHouse(page.request, id);
});
