import type { Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const filters = (page: Page) => page.getByRole("form", { name: "Filter and sort" });

for (const [width, height, most] of [
  [1440, 900, 420],
  [390, 844, 520],
] as const) {
  test(`at ${width} px the finder stands whole in the first view and leads to the results, with the price of the nights`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const finder = page.getByRole("form", { name: "Find a stay" });
    const box = await finder.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height);
    await finder.getByLabel("Arrive").fill(inDays(60));
    await finder.getByLabel("Leave").fill(inDays(63));
    await finder.getByRole("button", { name: "Find a stay" }).click();
    await page.waitForURL(/guests=2/);
    const first = cards(page).first();
    await expect(first).toContainText(/₹[\d,]+ for 3 nights/);
    const header = await page.getByRole("banner").boundingBox();
    const top = async () => (await first.boundingBox())?.y ?? 0;
    expect(await top()).toBeLessThan(most);
    expect(await top()).toBeGreaterThan(header?.height ?? 0);
    // The same without the jump to the results.
    await page.goto(`/hotels?checkInDate=${inDays(60)}&checkOutDate=${inDays(63)}`);
    expect(await top()).toBeLessThan(most);
    if (width === 390) expect((await first.boundingBox())?.height).toBeLessThanOrEqual(520);
    // The whole card is one link, its one button another; dates and guests go along.
    const booking = first.getByRole("link", { name: /^Book Now/ });
    await expect(booking).toHaveAttribute("href", new RegExp(`checkOutDate=${inDays(63)}`));
    const name = await first.getByRole("heading").innerText();
    await first.click({ position: { x: 60, y: 60 } });
    await expect(page).toHaveURL(/\/hotel\/\d+\?r=\d+&checkInDate=/);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });
}

test("a page that the list has no more leads to its last one", async ({ page }) => {
  for (const path of ["/hotels", "/packages"]) {
    await page.goto(`${path}?minRate=1&page=101`);
    await expect(page).toHaveURL(`${path}?minRate=1`);
    await expect(page.locator("#results article").first()).toBeVisible();
  }
});

test("nights that are over are refused where they stand, and no house is priced for them", async ({
  page,
}) => {
  const over = `checkInDate=${inDays(-9)}&checkOutDate=${inDays(-7)}`;
  await page.goto(`/hotels?${over}`);
  await expect(page.getByRole("main")).toContainText("Check-in cannot be in the past");
  await expect(cards(page).first()).toContainText("per night");
  await expect(page.getByRole("main")).not.toContainText("for 2 nights");
  await page.goto(`/hotel/1?${over}`);
  await expect(page.getByRole("main")).not.toContainText("for 2 nights");
  await page.goto(`/booking/1?${over}`);
  await expect(page.getByRole("main")).toContainText("Check-in cannot be in the past");
});

test("for more guests than a room holds the price of a list is said to be a room's, and chips promise no number", async ({
  page,
}) => {
  await page.goto(`/hotels?checkInDate=${inDays(60)}&checkOutDate=${inDays(63)}&guests=5&sort=cheapest`);
  await expect(cards(page).first()).toContainText(/₹[\d,]+ a room for 3 nights/);
  await expect(page.locator(".chip").filter({ hasText: "Houseboat" }).first()).toHaveText("Houseboat");
});

test("kinds and comforts narrow the list as they are ticked, the map with it, and the address keeps them", async ({
  page,
  accessible,
}) => {
  await page.goto("/hotels");
  await page.waitForFunction(() => customElements.get("live-filters") !== undefined);
  const all = await cards(page).count();
  const pins = page.getByRole("group", { name: "Map of the valley" }).getByRole("link");
  // Others may have added houses meanwhile.
  await expect(pins.nth(11)).toBeVisible();
  await filters(page)
    .getByLabel(/^Houseboat/)
    .check();
  await expect(page).toHaveURL(/\/hotels\?kind=houseboat$/);
  await expect(cards(page)).toHaveCount(2);
  await expect(pins).toHaveCount(2);
  await filters(page)
    .getByLabel(/^Cottage/)
    .check();
  await expect(cards(page)).toHaveCount(3);
  await expect(filters(page).getByLabel(/^Cottage/)).toBeFocused();
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText("3 places to stay");
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  await expect(filters(page).getByLabel(/^Cottage/)).toBeChecked();
  await page.getByRole("link", { name: "Remove filter: Houseboat" }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Remove filter: Cottage" }).click();
  await expect(cards(page)).toHaveCount(all);
  // A list that cannot be had stays as it is and says so.
  await page.route(/kind=homestay/, (route) => route.abort());
  await page.waitForFunction(() => customElements.get("live-filters") !== undefined);
  await filters(page)
    .getByLabel(/^Homestay/)
    .check();
  await expect(page.getByText("The list could not be asked for")).toBeVisible();
  await expect(cards(page)).toHaveCount(all);
  await page.unroute(/kind=homestay/);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto("/hotels");
    await page.locator("summary", { hasText: "Map" }).click();
    await expect(pins.first()).toBeVisible();
    await accessible(page);
    await page.locator("summary", { hasText: "Filter" }).click();
    await accessible(page, "main");
  }
  // Where nothing is left for the map there is none to open.
  await page.goto("/hotels?maxRate=1");
  await expect(page.getByText("Nothing matches those filters")).toBeVisible();
  await expect(page.locator("summary", { hasText: "Map" })).toBeHidden();
});

test("the calendar of dates looks as before after the list was narrowed", async ({ page }) => {
  await page.goto("/hotels");
  await page.waitForFunction(() => customElements.get("live-filters") !== undefined);
  const calendar = page.getByRole("dialog", { name: "Your dates" });
  const sizeOfCalendar = async () => {
    await page.getByRole("button", { name: "Calendar" }).click();
    await expect(calendar).toBeVisible();
    const { width, height } = (await calendar.boundingBox()) ?? {};
    await calendar.getByRole("button", { name: "Done" }).click();
    return { width, height };
  };
  const before = await sizeOfCalendar();
  await filters(page)
    .getByLabel(/^Houseboat/)
    .check();
  await expect(cards(page)).toHaveCount(2);
  expect(await sizeOfCalendar()).toEqual(before);
});

test("without scripts: several choices, dates that cannot be, and the seasons", async ({
  withoutScripts,
}) => {
  const page = withoutScripts;
  await page.goto("/hotels");
  await filters(page)
    .getByLabel(/^Houseboat/)
    .check();
  await filters(page)
    .getByLabel(/^Homestay/)
    .check();
  await filters(page).getByLabel("Place").selectOption("Dal and Nigeen");
  await filters(page).getByRole("button", { name: "Show results" }).click();
  await expect(page).toHaveURL(/kind=houseboat&kind=homestay.*#results$/);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText("Houseboat");

  await page.goto("/");
  const finder = page.getByRole("form", { name: "Find a stay" });
  await finder.getByLabel("Arrive").fill(inDays(20));
  await finder.getByLabel("Leave").fill(inDays(18));
  await finder.getByRole("button", { name: "Find a stay" }).click();
  await expect(page.getByRole("alert")).toContainText("Check-out must be after check-in.");
  await expect(page.getByText("Nothing matches")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Remove filter/ })).toHaveCount(0);
  expect(await cards(page).count()).toBeGreaterThan(0);

  for (const path of ["/", "/packages"]) {
    await page.goto(path);
    const seasons = page.getByRole("region", { name: "When to come" });
    await expect(seasons.getByText(/^A night, from/).filter({ visible: true })).toHaveCount(1);
    await seasons.getByText("Snow", { exact: true }).click();
    const snow = seasons.getByRole("group", { name: "Snow, December to February" });
    await expect(snow.getByText(/^Shut by snow: Sonamarg and Gurez/)).toBeVisible();
    await expect(snow.getByText(/^₹[\d,]+$/)).toHaveCount(2);
    await seasons.getByRole("radio", { name: "Snow" }).press("ArrowLeft");
    await expect(seasons.getByRole("group", { name: /^Chinar/ })).toBeVisible();
  }
});

test("the owner changes the list of places, and staff choose one for a house", async ({
  signedIn: page,
  accessible,
}) => {
  const read = async (path: string) =>
    ((await (await page.request.get(`/api/${path}`)).json()) as { data: Record<string, unknown> }).data;
  const [list, house] = [await read("Place"), await read("Hotel/byId?Id=1")];
  await page.goto("/control/settings/places");
  await accessible(page);
  await page.getByLabel("Name of a new place").first().fill("Aharbal");
  await page.getByLabel("Number of a new place").first().fill("1");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Places saved")).toBeVisible();
  await expect(page.getByLabel(/^Name of/).first()).toHaveValue("Aharbal");
  await page.goto("/control/edit-hotel/1");
  await page.getByLabel("Place", { exact: true }).selectOption("Aharbal");
  await page.getByLabel("Kind of stay").selectOption("Cottage");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL(/\/control\/hotels/);
  await page.goto("/hotels?place=Aharbal");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Cottage");
  // As it was, for the tests after this one.
  await page.request.put("/api/Place", { data: { places: list["places"] } });
  await page.request.put("/api/Hotel/1", { data: { ...house, version: undefined } });
});

test("a price or a length that cannot be searched for is told in the guest's words, above the list without it", async ({
  withoutScripts: page,
}) => {
  const main = page.getByRole("main");
  for (const [list, query, words] of [
    ["/hotels", "maxRate=-5", "Write the price in whole rupees."],
    ["/packages", "maxRate=2000.5&minRate=-1", "Write the price in whole rupees."],
    ["/packages", "maxDays=500", "Write the days as a number from 1 to 60."],
  ] as const) {
    await page.goto(`${list}?${query}`);
    await expect(main.getByRole("alert").last()).toContainText(words);
    await expect(cards(page).first()).toBeVisible();
    await expect(main.getByText("Nothing matches those filters")).toHaveCount(0);
    await expect(main.getByText(/up to ₹/)).toHaveCount(0);
  }
  // २०,०००
  for (const list of ["/hotels", "/packages"]) {
    await page.goto(`${list}?maxRate=%E0%A5%A8%E0%A5%A6%E0%A5%A6%E0%A5%A6%E0%A5%A6`);
    await expect(main.getByText("up to ₹20,000")).toBeVisible();
  }
});
