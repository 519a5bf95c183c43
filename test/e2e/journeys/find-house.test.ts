import { expect, test } from "../support/site.ts";

// So many houses more would be in the lists of other tests.
test.use({ company: "one of many houses" });

const named = (name: string) => ({
  hotelName: name,
  description: "By the lake.",
  address: "Rajbagh",
  searchAddress: "Rajbagh, Srinagar",
  pindCode: "190008",
});

test("the dashboard tells which rooms of one house are free", async ({ signedIn: page }) => {
  const { data: first } = await (await page.request.get("/api/Hotel/byId?Id=1")).json();
  await page.goto("/control/dashboard");
  const house = page.getByRole("combobox", { name: "House" });
  await expect(house).toHaveCount(0);
  await page.getByRole("button", { name: "Check" }).click();
  const table = page.getByRole("table", { name: "Free rooms" });
  await expect(table).toBeVisible();
  await house.selectOption({ label: first.hotelName });
  await page.getByRole("button", { name: "Check" }).click();
  await expect(table.getByRole("rowheader").first()).toHaveText(first.hotelName);
  await expect(table.getByRole("rowheader").filter({ hasNotText: first.hotelName })).toHaveCount(0);
});

test("a company of many houses finds one by its name on calendar, prices and extras; none is lost among two thousand choices", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const find = page.getByRole("searchbox", { name: "Find a house" });
  const hotel = page.getByLabel("Hotel", { exact: true });
  await page.goto("/control/calendar");
  await expect(hotel).toBeVisible();
  await expect(find).toHaveCount(0);
  const isAdded = (number: number) =>
    page.request.post("/api/Hotel", { data: named(`Zabarwan Cottage ${number}`) });
  for (let number = 1; number <= 250; number += 10)
    await Promise.all(Array.from({ length: 10 }, (_, index) => isAdded(number + index)));
  await page.goto("/control/calendar?days=10");
  await expect(hotel.locator("option")).toHaveCount(51);
  await find.fill("cottage 249");
  await find.press("Enter");
  await expect(hotel.locator("option:checked")).toHaveText("Zabarwan Cottage 249");
  await expect(page.getByText("1 to choose from")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Nights" })).toHaveValue("10");
  await hotel.selectOption({ label: "All hotels" });
  await expect(page).toHaveURL(/hotel=&/);
  await find.fill("nowhere at all");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("No house is called “nowhere at all”")).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const [field, choice] = [await find.boundingBox(), await hotel.boundingBox()];
  expect(field && choice && choice.y - field.y - field.height).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/control/rates");
  await find.fill("cottage 248");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("region", { name: "Zabarwan Cottage 248" })).toBeVisible();
  await page.goto("/control/extras");
  await find.fill("cottage 247");
  await page.getByRole("button", { name: "Find" }).click();
  const house = page.getByLabel("House", { exact: true });
  await expect(house.locator("option")).toHaveText(["All houses", "Zabarwan Cottage 247"]);
  await house.selectOption({ label: "Zabarwan Cottage 247" });
  await page.getByLabel("Name", { exact: true }).fill("Heating");
  await page.getByLabel("Price (₹)").fill("400");
  await page.getByRole("button", { name: "Add this extra" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Zabarwan Cottage 247" })).toContainText(
    "Heating",
  );
  await page.goto("/control/portal-calendars");
  await expect(hotel.locator("option")).toHaveCount(50);
  await find.fill("cottage 24");
  await find.press("Enter");
  await expect(page.getByText(/^\d+ to choose from/)).toBeVisible();
  await hotel.selectOption({ label: "Zabarwan Cottage 246" });
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("A calendar is of one room type.")).toBeVisible();
  await page.goto("/control/settings/policy");
  await page.getByText("A house with terms of its own").click();
  await find.fill("cottage 245");
  await find.press("Enter");
  await expect(house.locator("option")).toHaveText(["Choose a house", "Zabarwan Cottage 245"]);
  await house.selectOption({ label: "Zabarwan Cottage 245" });
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByRole("heading", { name: "Zabarwan Cottage 245" })).toBeVisible();
});
