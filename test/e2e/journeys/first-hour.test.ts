import type { Page } from "@playwright/test";
import sharp from "sharp";
import { companyDefaults } from "#contract/company-defaults.ts";
import { ownCompany } from "../support/owner/own-company.ts";
import { type AnotherSite, expect, signInByForm, staffLogin, test } from "../support/site.ts";

const phone = { width: 390, height: 844 };
const company = ownCompany.details;
const reedHouse = {
  hotelName: "Reed House",
  description: "Six rooms.",
  address: "4 Willow Lane",
  searchAddress: "Rajbagh",
  pindCode: "190 001",
};
const room = {
  id: 0,
  hotelId: 1,
  roomType: 2,
  rentPerNight: 4500,
  noBeds: 1,
  noOfRooms: 3,
  maxAdults: 2,
  maxChild: 1,
  facilities: [1],
};

/** Signs in at a site of the test's own; returns its address. */
async function signInAt(anotherSite: AnotherSite, page: Page, DEMO: "on" | "off"): Promise<string> {
  const { address } = await anotherSite({ DEMO });
  await page.request.post(`${address}/api/auth/login`, { data: staffLogin });
  return address;
}

test("on a phone without scripts an owner begins with nothing and has a name, numbers and a house", async ({
  anotherSite,
  browser,
}) => {
  const { address } = await anotherSite({ DEMO: "off" });
  const context = await browser.newContext({ baseURL: address, javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await page.goto("/hotels");
  await expect(page.getByRole("heading", { name: "No hotels yet" })).toBeVisible();
  await expect(page.getByText("0 places")).toHaveCount(0);
  await page.goto("/booking");
  await expect(page.getByRole("link", { name: "Write to us" })).toBeVisible();

  await signInByForm(page);
  await expect(page.getByText("Guests do not see your own name and number yet.")).toBeVisible();
  await page.getByRole("link", { name: "Go on with your site" }).click();
  await expect(page.getByText("Take the demo away")).toHaveCount(0);
  await page.getByRole("link", { name: "Enter them" }).first().click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Company name is required").first()).toBeVisible();
  for (const [label, value] of Object.entries(company))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/control\/start$/);
  await page.goto("/control/start/hours");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("3 of 7")).toBeVisible();

  await page.goto("/control/start/house");
  await page.getByLabel("Hotel Name").fill("Reed House");
  await page.getByLabel("Description").fill("Six rooms above the reeds, with a jetty and a garden.");
  await page.getByLabel("Address", { exact: true }).fill("4 Willow Lane, Srinagar");
  await page.getByLabel("Search Address").fill("Rajbagh, Srinagar");
  await page.getByLabel("Pincode").fill("190001");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { name: "A room of Reed House" })).toBeVisible();
  await page.getByLabel("Room Type").selectOption({ index: 1 });
  for (const [label, value] of [
    ["Rent per night", "4500"],
    ["Number of beds", "1"],
    ["Max adults", "2"],
    ["Max children", "1"],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL(/add-hotel-images\/1\?from=start$/);
  await page.goto("/control/start");
  await expect(page.getByText("Reed House is there; it still needs a picture.")).toBeVisible();
  await page.getByRole("button", { name: "Do not show this on the dashboard" }).click();
  await expect(page).toHaveURL(/dashboard/);
  await expect(page.getByText("Go on with your site")).toHaveCount(0);

  await page.goto("/contact");
  await expect(page).toHaveTitle(/Reed and Willow/);
  await expect(page.getByRole("main").getByText("desk@reedandwillow.example").first()).toBeVisible();
  await page.goto("/hotels");
  await expect(page.getByRole("heading", { name: "Reed House" })).toBeVisible();
  // It stands at none of the company's places: there is nothing to open on a map.
  await expect(page.getByText("Map", { exact: true })).toHaveCount(0);
  await context.close();
});

test("the demo goes with one press, told before, and comes back; visits and empty pages are good to read", async ({
  anotherSite,
  page,
  accessible,
}) => {
  const { address } = await anotherSite({ DEMO: "on" });
  const at = (path: string) => page.goto(address + path);
  await at("/query");
  await expect(page.locator("site-form:defined").first()).toBeAttached();
  const told = page.waitForRequest(/Visits\/Begun/);
  await page.locator("#query-page-name").pressSequentially("Z");
  await told;
  await at("/control/login");
  await page.getByLabel("Username").fill("asha");
  await page.getByLabel("Password").fill("walnut-and-willow");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(/dashboard/);
  await page.getByRole("link", { name: /with your site/ }).click();
  await accessible(page, "main");
  await page.getByRole("link", { name: "See what goes" }).click();
  await expect(page.getByText(/12 houses, 6 packages/)).toBeVisible();
  await accessible(page, "main");
  await page.getByRole("button", { name: "Take the demo away" }).click();
  await expect(page.getByText(/The demo is gone: 12 houses/)).toBeVisible();
  await at("/hotels");
  await expect(page.getByRole("heading", { name: "No hotels yet" })).toBeVisible();
  await accessible(page, "main");
  await at("/control/start");
  await page.getByRole("link", { name: /Bring it back/ }).click();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(page.getByText(/The demo is back: 12 houses/)).toBeVisible();
  await at("/hotels");
  await expect(page.getByText("12 places to stay")).toBeVisible();
  await at("/control/visits");
  await expect(page.getByRole("heading", { name: "Visits", exact: true })).toBeVisible();
  await expect(page.getByText("0 of 1 sent")).toBeVisible();
  await accessible(page, "main");
});

test("a number that is wrong is told once, at its field, and what was typed stays", async ({
  anotherSite,
  page,
}) => {
  await page.setViewportSize(phone);
  const address = await signInAt(anotherSite, page, "off");
  await page.goto(`${address}/control/start/company`);
  for (const [label, value] of Object.entries({ ...company, WhatsApp: "ask Asha" }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("button", { name: "Save" }).click();
  const number = page.getByRole("textbox", { name: "WhatsApp" });
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await expect(number).toBeFocused();
  await expect(number).toHaveValue("ask Asha");
  await expect(page.getByText("Write the number with digits and blanks", { exact: false })).toHaveCount(2);
  await expect(page.getByText("Please check these fields")).toHaveCount(0);
});

test("a company that has no registration number leaves it empty, and its footer says nothing of one", async ({
  anotherSite,
  page,
}) => {
  const address = await signInAt(anotherSite, page, "off");
  await page.goto(`${address}/control/start/company`);
  for (const [label, value] of Object.entries({ ...company, "Registration number": "" }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/control\/start$/);
  await page.goto(address);
  await expect(page.getByRole("contentinfo").getByText("Reed and Willow").first()).toBeVisible();
});

test("the demo brought back from two pages is back once, and the second is told in the steps", async ({
  anotherSite,
  page,
}) => {
  const address = await signInAt(anotherSite, page, "on");
  const data = { withTriedOut: false, password: staffLogin.password };
  const taken = await page.request.post(`${address}/api/Demo/Away`, { data });
  expect(taken.status(), await taken.text()).toBe(200);
  await page.goto(`${address}/control/start/demo`);
  expect((await page.request.post(`${address}/api/Demo/Back`, { data: {} })).status()).toBe(200);
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(page.getByText("There is nothing to bring back any more")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your first hour" })).toBeVisible();
  await expect(page.getByRole("link", { name: "See what goes" })).toBeVisible();
});

test("the guide leads to the GST number, the staff and the prices; from its pictures and colours a way leads back", async ({
  anotherSite,
  page,
}) => {
  await page.setViewportSize(phone);
  const address = await signInAt(anotherSite, page, "off");
  await page.goto(`${address}/control/start`);
  for (const [link, path] of [
    ["GST number and papers", "/control/settings/tax"],
    ["Who else signs in", "/control/settings/staff"],
    ["Prices by season", "/control/rates"],
    ["Cab prices", "/control/cab-rates"],
  ] as const) {
    await page.getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(address + path);
    await page.goBack();
  }
  await page.getByRole("link", { name: "Choose them" }).click();
  await page.getByRole("link", { name: "Back to the steps" }).click();
  await page.goto(`${address}/control/start/company`);
  await expect(page.getByText("A GSTIN stands under Papers and tax")).toBeVisible();

  await page.request.post(`${address}/api/Hotel`, { data: reedHouse });
  await page.goto(`${address}/control/add-hotel-images/1?from=start`);
  await page.getByRole("link", { name: "Back to the steps" }).click();
  await expect(page.getByText("Reed House is there; it still needs a room and a picture.")).toBeVisible();
});

test("without terms an owner whose guide is done is told so on the dashboard until they are saved", async ({
  anotherSite,
  page,
}) => {
  const address = await signInAt(anotherSite, page, "off");
  for (const section of ["details", "payment", "hours"] as const) {
    const data = companyDefaults[section];
    const saved = await page.request.put(`${address}/api/Settings/${section}`, { data });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  await page.request.post(`${address}/api/Hotel`, { data: reedHouse });
  await page.request.post(`${address}/api/Rooms`, { data: room });
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#116644" } })
    .png()
    .toBuffer();
  const image = { name: "house.png", mimeType: "image/png", buffer };
  await page.request.post(`${address}/api/Upload`, { multipart: { image, Module: "hotel", entityID: "1" } });
  await page.goto(`${address}/control/dashboard`);
  await expect(page.getByText("with your site")).toHaveCount(0);
  await expect(page.getByText("no advance is asked for")).toBeVisible();
  await page.getByRole("link", { name: "Read and save your terms" }).click();
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Advance and cancellation saved")).toBeVisible();
  await page.goto(`${address}/control/dashboard`);
  await expect(page.getByText("no advance is asked for")).toHaveCount(0);
});

test("the overview of the website says which pages are not published yet", async ({ anotherSite, page }) => {
  const address = await signInAt(anotherSite, page, "off");
  await page.goto(`${address}/control/site`);
  await expect(page.getByRole("link", { name: "Terms Not published yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "The team As it came" })).toBeVisible();
  // Its facts are told whether or not the words around them are published.
  await page.getByRole("link", { name: "Privacy Not published yet" }).click();
  await expect(page.getByText("Forms lead to it, the foot of the pages does not yet.")).toBeVisible();
});
