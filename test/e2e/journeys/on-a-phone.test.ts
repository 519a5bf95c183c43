import { monthName, monthOf } from "#contract/rules/month.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { expect, test } from "../support/site.ts";
import { brokenWords, openAt } from "../support/widths.ts";

test("the number at Requests is what its lists have that is new, each kind named with its own", async ({
  signedIn: page,
}) => {
  await openAt(page, "/control/dashboard", 390);
  const requests = page
    .getByRole("navigation", { name: "Most used" })
    .getByRole("link", { name: /^Requests/ });
  const all = Number(/\d+/.exec(await requests.innerText())?.[0]);
  await requests.click();
  const kinds = page.getByRole("navigation", { name: "Requests, with how many are new" });
  await expect(kinds.getByRole("link")).toHaveCount(5);
  const each = (await kinds.getByRole("link").allInnerTexts()).map((text) =>
    Number(/\d+/.exec(text)?.[0] ?? 0),
  );
  expect(all).toBeGreaterThan(0);
  expect(each.reduce((sum, count) => sum + count)).toBe(all);
  await kinds.getByRole("link", { name: /^Queries/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Queries");
  await expect(requests).toHaveAttribute("aria-current", "true");
});

test("prices by night open at today on a phone", async ({ signedIn: page }) => {
  await openAt(page, "/control/rates", 390);
  await expect(page.locator(".month-table [data-today]")).toBeInViewport({ ratio: 1 });
  const table = page.getByRole("region", { name: /prices by night$/ });
  await expect(table.getByRole("rowheader").first()).toBeInViewport({ ratio: 1 });
});

test("a phone's settings say where one is, and one tap shows all of them", async ({ signedIn: page }) => {
  await openAt(page, "/control/settings/company", 390);
  const health = page.getByRole("link", { name: "Health", exact: true });
  await expect(health).toBeHidden();
  await page.locator("summary").filter({ hasText: "Company" }).click();
  await expect(health).toBeVisible();
  await health.scrollIntoViewIfNeeded();
  await health.click();
  await expect(page).toHaveURL(/\/settings\/health$/);
  await expect(page.locator("summary").filter({ hasText: "Health" })).toBeVisible();
  await expect(health).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(health).toBeVisible();
});

test("a house's prices by night name the house and the month", async ({ page }) => {
  await openAt(page, "/hotel/1/prices", 390);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zaina Guest House: prices by night");
  const month = monthName(monthOf(todayInKashmir(new Date())));
  await expect(page.getByRole("region", { name: month }).getByRole("listitem").first()).toBeVisible();
});

test("the button of the calendar shows itself once it can open it", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/hotel/1", { waitUntil: "commit" });
  const field = page.locator("stay-dates").first();
  await expect(field.getByLabel("Check-in")).toBeVisible();
  const button = field.getByRole("button", { name: "Calendar" });
  await expect(button).toBeHidden();
  scripts.resolve();
  await button.click();
  await expect(page.getByRole("dialog", { name: "Your dates" })).toBeVisible();
});

test("a trail that needs two lines begins none with its sign, and folds keep their words whole", async ({
  page,
}) => {
  await openAt(page, "/booking/1", 390);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  const starts = await trail.evaluateAll((items) =>
    items.map((item) => item.firstElementChild?.tagName.toLowerCase()),
  );
  expect(starts.length).toBeGreaterThan(2);
  expect(starts).not.toContain("svg");
  await openAt(page, "/hotels", 320);
  expect(await brokenWords(page, ".fold-button")).toEqual([]);
});

test("between phone and desk a house's card has room for its words", async ({ page }) => {
  await openAt(page, "/hotels", 1024);
  const words = page.locator(".hotel-card-text").first();
  expect((await words.boundingBox())?.width ?? 0).toBeGreaterThan(300);
});

test("the way back above a booking is one line on a phone, and says all its names to those who hear it", async ({
  page,
}) => {
  for (const width of [390, 320]) {
    await openAt(page, "/booking/1", width);
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    expect((await trail.boundingBox())?.height).toBeLessThanOrEqual(44);
    await expect(trail).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - link "Zaina Guest House"
        - listitem: Booking`);
  }
});

test("what is touched in the footer of a phone is 44 px high, and the footer is hardly longer for it", async ({
  page,
}) => {
  await openAt(page, "/about", 390);
  const footer = page.getByRole("contentinfo");
  const targets = await footer.locator("a:visible, button:visible, label:visible").all();
  expect(targets.length).toBeGreaterThan(15);
  for (const target of targets) {
    const box = await target.boundingBox();
    expect([await target.innerText(), (box?.height ?? 0) >= 43.5]).toEqual([await target.innerText(), true]);
  }
  // It was 1300 px with links of 34.
  expect((await footer.boundingBox())?.height).toBeLessThan(1400);
});

test("small fields of the settings are 44 px high on a phone, and as dense as they were on a desk", async ({
  signedIn: page,
}) => {
  const fields = page
    .getByRole("main")
    .locator("input:visible:not([type=checkbox], [type=radio]), summary:visible");
  for (const path of ["/control/settings/policy", "/control/settings/places", "/control/settings/hours"]) {
    await openAt(page, path, 390);
    await page.evaluate(() =>
      document.querySelectorAll("main details").forEach((fold) => fold.setAttribute("open", "")),
    );
    const heights = await fields.evaluateAll((all) =>
      all.map((field) => field.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(5);
    expect([path, Math.min(...heights) >= 44]).toEqual([path, true]);
  }
  await openAt(page, "/control/settings/places", 1440);
  await expect(page.getByLabel(/^Number of/).first()).toHaveCSS("min-height", "40px");
});

test("more guests than one booking takes are told so in the list and at the house, and can ask for all from its form", async ({
  withoutScripts: page,
}) => {
  const nights = "checkInDate=2033-06-10&checkOutDate=2033-06-12";
  await page.goto(`/hotels?guests=7&${nights}`);
  const told = page.getByRole("complementary", { name: "Rooms for 7 guests" });
  await expect(told).toContainText("One booking takes up to 5 adults and 5 children");
  const first = page.getByRole("main").getByRole("article").first();
  await first.getByRole("link", { name: /^View Detail/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Hotels");
  await expect(told.getByRole("link", { name: "Ask us for 7 guests" })).toBeVisible();
  await page.getByRole("link", { name: "Book Now", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking");
  await expect(page.getByLabel("Check-in")).toHaveValue("2033-06-10");
  await expect(page.getByLabel("Adults", { exact: true })).toHaveAccessibleDescription(
    /^Up to 5 in one booking/,
  );
  await page.getByRole("link", { name: "Ask us for more" }).click();
  await expect(page.getByLabel("Subject")).toHaveValue("Rooms for more than 5 adults");
  await expect(page.getByLabel("Message")).toHaveValue(/^\S.*, 10 to 12 Jun\.\n$/);
  await page.goBack();
  await page.goBack();
  await told.getByRole("link", { name: "Ask us for 7 guests" }).click();
  await expect(page.getByLabel("Subject")).toHaveValue(/^Rooms for 7 guests, 10 to 12 Jun, /);
});

test("the next picture of the gallery is cut by the screen's edge, as in every row of pictures", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/gallery", "/package/1"]) {
    await page.goto(path);
    const row = await page.locator("rail-slides .rail").first().boundingBox();
    expect.soft([row?.x, row?.width], path).toEqual([0, 390]);
  }
});

test("from one list of requests to the next the title stays where it is, with a link to its help or without", async ({
  signedIn: page,
}) => {
  const title = page.getByRole("heading", { level: 1 });
  const heights = [];
  for (const list of ["view-bookings", "queries", "user-rating"]) {
    await openAt(page, `/control/${list}`, 390);
    await expect(title).toHaveCSS("font-size", "24px");
    const { y = 0, height = 0 } = (await title.boundingBox()) ?? {};
    heights.push(Math.round(y + height / 2));
  }
  expect(new Set(heights).size, heights.join()).toBe(1);
});

test("the bar of a package or a house leads to its card right below the head, not below an empty half of the screen", async ({
  page,
}) => {
  for (const [path, card] of [
    ["/package/1", "#enquiry"],
    ["/hotel/2", "#dates"],
  ] as const) {
    await openAt(page, path, 390);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.goto(`${path}${card}`);
    const foot = await page
      .getByRole("banner")
      .last()
      .evaluate((head) => head.getBoundingClientRect().bottom);
    const top = async () => ((await page.locator(card).boundingBox())?.y ?? 0) - foot;
    await expect.poll(top).toBeLessThan(60);
    expect(await top()).toBeGreaterThanOrEqual(0);
  }
});
