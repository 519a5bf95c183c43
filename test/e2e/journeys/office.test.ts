import { type Browser, type Page } from "@playwright/test";
import { colourRules } from "../support/axe.ts";
import { expect, signIn, signInByForm, staffLogin, test } from "../support/site.ts";
import { openPalette } from "../support/open-palette.ts";

test.use({ company: "the office's" });

const bilal = { username: "bilal", password: "kahwa-at-the-ghat" };

async function anotherBrowser(browser: Browser, baseURL: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  return context.newPage();
}

test("what the owner saves is what guests see, and staff who are not the owner keep out", async ({
  signedIn: page,
  browser,
  site,
}) => {
  await page.goto("/control/settings");
  await expect(page).toHaveURL(/settings\/company$/);
  await page.getByLabel("Name", { exact: true }).fill("Willow and Oar");
  await page.getByLabel("Phone").first().fill("call us");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Write the number with digits and blanks");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Willow and Oar");
  await page.getByLabel("Phone").first().fill("+91 194 000 0077");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Company details saved")).toBeVisible();
  await page.goto("/control/settings/hours");
  for (const field of ["Sunday from", "Sunday to"]) await page.getByLabel(field).fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Opening hours saved")).toBeVisible();
  await page.goto("/control/settings/payment");
  await page.getByLabel("UPI ID").first().fill("willow@upi.example");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Payment details saved")).toBeVisible();

  const guest = await anotherBrowser(browser, site, false);
  await guest.goto("/contact");
  await expect(guest).toHaveTitle(/\| Willow and Oar$/);
  await expect(guest.getByRole("link", { name: "+91 194 000 0077" }).first()).toBeVisible();
  await expect(guest.getByText("Sunday", { exact: true })).toHaveCount(0);
  await guest.goto("/payment-methods");
  await expect(guest.getByRole("img", { name: "QR code of the UPI ID willow@upi.example" })).toBeVisible();
  await guest.goto("/cab-services");
  expect(await guest.content()).toContain('"name":"Willow and Oar"');

  await page.goto("/control/settings/staff");
  await page.getByLabel("Username").fill(bilal.username);
  await page.getByLabel("First password").fill(bilal.password);
  await page.getByRole("button", { name: "Add account" }).click();
  await expect(page.getByRole("rowheader", { name: "bilal" })).toBeVisible();

  const staff = await anotherBrowser(browser, site);
  await signInByForm(staff, bilal);
  // The first password was the owner's choice: one's own comes before anything else.
  await staff.getByLabel("The password you came with").fill(bilal.password);
  await staff.getByLabel("New password").fill("noon-chai-at-dawn");
  await staff.getByRole("button", { name: "Change password" }).click();
  await expect(staff.getByRole("navigation", { name: "Control" })).toBeVisible();
  await expect(staff.getByRole("link", { name: "Settings" })).toHaveCount(0);
  for (const path of ["/control/settings/company", "/control/settings/staff"]) {
    expect((await staff.goto(path))?.status()).toBe(403);
    await expect(staff.getByText("Only the owner can see and change settings")).toBeVisible();
  }
  expect((await staff.request.get("/api/Staff")).status()).toBe(403);

  await page.getByRole("link", { name: "Manage bilal" }).click();
  await page.getByLabel("Sign-in").selectOption("Disabled");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Account updated")).toBeVisible();
  await staff.goto("/control/dashboard");
  await expect(staff).toHaveURL(/\/control\/login/);

  await page.goto("/control/log?kind=staff");
  await expect(page.getByRole("listitem").filter({ hasText: "changed account bilal" })).toContainText(
    "Disabled",
  );
});

test("two change one hotel: the second chooses field by field and loses nothing, with scripts and without", async ({
  signedIn: page,
  browser,
  site,
}) => {
  const second = await anotherBrowser(browser, site, false);
  await signIn(second, staffLogin);
  for (const [slower, suffix] of [
    [page, "one"],
    [second, "two"],
  ] as const) {
    await slower.goto("/control/edit-hotel/1");
    await slower.getByLabel("Hotel Name").fill(`Mine ${suffix}`);
    await slower.getByLabel("Pincode").fill("190099");
    const quicker = slower === page ? second : await anotherBrowser(browser, site);
    if (quicker !== second) await signIn(quicker, staffLogin);
    await quicker.goto("/control/edit-hotel/1");
    await quicker.getByLabel("Hotel Name").fill(`Theirs ${suffix}`);
    await quicker.getByLabel("Address", { exact: true }).fill(`Their lane ${suffix}`);
    await quicker.getByRole("button", { name: "Submit" }).click();
    await quicker.waitForURL(/\/control\/hotels/);

    await slower.getByRole("button", { name: "Submit" }).click();
    await expect(slower.getByRole("alert")).toContainText("Somebody else changed this meanwhile");
    const names = slower.getByRole("group", { name: "Hotel Name" });
    await expect(names.getByRole("radio", { name: /^Yours/ })).toBeChecked();
    await expect(names.getByText(`Theirs ${suffix}`)).toBeVisible();
    // What its sender left alone starts with what the other wrote.
    const address = slower.getByRole("group", { name: "Address", exact: true });
    await expect(address.getByRole("radio", { name: /^Theirs/ })).toBeChecked();
    await slower.getByRole("button", { name: "Save my choice" }).click();
    await slower.waitForURL(/\/control\/hotels/);
    await slower.goto("/control/edit-hotel/1");
    await expect(slower.getByLabel("Hotel Name")).toHaveValue(`Mine ${suffix}`);
    await expect(slower.getByLabel("Address", { exact: true })).toHaveValue(`Their lane ${suffix}`);
    await expect(slower.getByLabel("Pincode")).toHaveValue("190099");
  }
});

/** A page's scripts arrive after its first view, or with the first key: asks for the list of keys until it opens. */
async function openKeys(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator("body").press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function scriptsAreThere(page: Page): Promise<void> {
  await openKeys(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeHidden();
}

/** The names or dates that a column shows, from the top. */
async function shown(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(`tbody tr ${selector}`)
    .evaluateAll((cells) =>
      cells.map((cell) => (cell.querySelector("time")?.dateTime ?? cell.textContent).toLowerCase()),
    );
}

test("a list is sorted by its headings, by choice on a phone, and without scripts, all in the address", async ({
  signedIn: page,
  browser,
  site,
}) => {
  await page.goto("/control/view-bookings?status=Accepted&page=2");
  await scriptsAreThere(page);
  const heading = page.getByRole("columnheader", { name: "Checkin" });
  await heading.getByRole("link").press("Enter");
  await expect(page).toHaveURL("/control/view-bookings?status=Accepted&sort=checkIn-asc");
  await expect(heading).toHaveAttribute("aria-sort", "ascending");
  await expect(heading.getByRole("link")).toBeFocused();
  const soonest = await shown(page, "td[data-label^=Checkin]");
  expect(soonest.length).toBeGreaterThan(3);
  expect(soonest).toEqual(soonest.toSorted());
  await heading.getByRole("link").click();
  await expect(heading).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByLabel("Sort")).toHaveValue("checkIn-desc");
  const latest = await shown(page, "td[data-label^=Checkin]");
  expect(latest).toEqual(soonest.toSorted().toReversed());
  const csv = await page.request.get(
    (await page.getByRole("link", { name: "Export" }).getAttribute("href")) ?? "",
  );
  expect(
    [...(await csv.text()).matchAll(/,"(\d{4}-\d\d-\d\d)","\d{4}-\d\d-\d\d",/g)].map((found) => found[1]),
  ).toEqual(latest);
  await page.goBack();
  await expect(heading).toHaveAttribute("aria-sort", "ascending");
  await expect(page.getByLabel("Sort")).toHaveValue("checkIn-asc");

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(heading.getByRole("link")).toBeHidden();
  const names = await shown(page, "th");
  expect(names).not.toEqual(names.toSorted());
  await page.getByLabel("Sort").selectOption("Name, A to Z");
  await expect.poll(() => shown(page, "th")).toEqual(names.toSorted());
  await expect(page).toHaveURL("/control/view-bookings?status=Accepted&sort=name-asc");

  const plain = await anotherBrowser(browser, site, false);
  await signIn(plain, staffLogin);
  await plain.goto("/control/view-bookings?search=a&status=Accepted&sort=nonsense");
  await plain.getByLabel("Sort").selectOption("Name, Z to A");
  await plain.getByRole("button", { name: "Show", exact: true }).click();
  await expect(plain).toHaveURL("/control/view-bookings?search=a&status=Accepted&sort=name-desc");
  expect((await shown(plain, "th")).length).toBeGreaterThan(1);
  await plain.getByRole("columnheader", { name: "Name" }).getByRole("link").click();
  await expect(plain).toHaveURL("/control/view-bookings?search=a&status=Accepted&sort=name-asc");
});

test("the keyboard alone: search, help, and the palette to a page and a record", async ({
  signedIn: page,
}) => {
  await page.goto("/control/view-bookings");
  await scriptsAreThere(page);
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeHidden();
  await page.locator("body").press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("combobox", { name: "Go to a page" });
  await expect(palette).toBeFocused();
  await page.keyboard.type("change l");
  await expect(page.getByRole("option", { name: "Change Log" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Change Log" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("gulmarg");
  const hotel = page.getByRole("option").filter({ hasText: "Hotel" }).first();
  await hotel.waitFor();
  while ((await hotel.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/control\/view-hotel\/\d+/);
  // Also on a page that has just been loaded it begins with what was open last.
  await page.reload();
  await scriptsAreThere(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option").first()).toHaveText(/Change Log\s*Recent/);
});

test("the palette and the list of keys are clean to axe, at both widths and in both themes", async ({
  signedIn: page,
  accessible,
}) => {
  await page.goto("/control/account");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      const rules = colorScheme === "dark" ? colourRules : undefined;
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await openPalette(page);
      await accessible(page, "html", rules);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await openKeys(page);
      await accessible(page, "html", rules);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
  }
});
