import { expect, test } from "../support/site.ts";

const seasons = [
  ["Winter", "2031-12-01", "2032-02-29", "5200"],
  ["New Year", "2031-12-30", "2032-01-02", "7900"],
  ["Summer", "2032-05-01", "2032-08-31", "6100"],
] as const;

test("staff set winter, New Year and summer for a house of three room types on a phone", async ({
  signedIn: page,
  accessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/control/rates");
  const hotels = page.getByLabel("Hotel");
  const ids = await hotels
    .locator("option")
    .evaluateAll((all) => all.map((one) => one.getAttribute("value")));
  const prices = page.getByRole("group", { name: /^Price per night/ }).getByRole("textbox");
  for (const id of ids) {
    await page.goto(`/control/rates?hotel=${id}&month=2031-12`);
    if ((await prices.count()) === 3) break;
  }
  await expect(prices).toHaveCount(3);
  for (const [name, first, last, price] of seasons) {
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("First night").fill(first);
    await page.getByLabel("Last night").fill(last);
    for (let index = 0; index < 3; index += 1) await prices.nth(index).fill(price);
    if (name === "New Year") {
      await prices.first().fill("79000");
      await page.getByLabel("Nights at least").fill("3");
    }
    await page.getByRole("button", { name: "Set these prices" }).click();
    if (name === "New Year") {
      await expect(page.getByText("Yes, this price is right")).toBeVisible();
      await expect(prices.first()).toHaveValue("79000");
      await expect(page.getByLabel("Name")).toHaveValue("New Year");
      await accessible(page);
      await prices.first().fill("7,900");
      await page.getByLabel("Yes, this price is right").check();
      await page.getByRole("button", { name: "Set these prices" }).click();
    }
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("");
  }
  await accessible(page);
  await expect(page.getByText("30 Dec 2031 to 2 Jan 2032, at least 3 nights", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "May 2032" })).toBeVisible();
  const table = page.getByRole("region", { name: /prices by night$/ });
  await expect(table.getByText("Summer")).toHaveCount(3);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  await page.getByRole("link", { name: /^Edit Summer/ }).click();
  await expect(page.getByRole("heading", { name: "Change Summer" })).toBeVisible();
  await prices.first().fill("6300");
  await page.getByRole("button", { name: "Save the changes" }).click();
  await expect(table.getByText("₹6,300")).toBeVisible();
  await page
    .getByRole("button", { name: /^Delete Summer/ })
    .first()
    .click();
  await expect(table.getByText("₹6,300")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(table.getByText("₹6,300")).toBeVisible();
});

test("a guest sees each night's price, and is asked when it is another by now", async ({
  signedIn: page,
  accessible,
}) => {
  const { data: hotels } = await (await page.request.get("/api/Hotel/AllUser?limit=1")).json();
  const hotel = hotels[0].id;
  const dates = "checkIn=2033-06-09&checkOut=2033-06-11";
  const { data: rooms } = await (
    await page.request.get(`/api/Availability?hotelId=${hotel}&${dates}`)
  ).json();
  const { roomId, rentPerNight } = rooms[0];
  const fair = {
    roomId,
    name: "Fair",
    from: "2033-06-10",
    to: "2033-06-12",
    rentPerNight: rentPerNight + 900,
  };
  const added = await page.request.post("/api/RatePeriod", { data: fair });
  expect(added.status()).toBe(201);
  const { data: period } = await added.json();
  const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;
  const stay = "checkInDate=2033-06-09&checkOutDate=2033-06-11";
  const words = `1 night ${rupees(rentPerNight)}, 1 night Fair ${rupees(rentPerNight + 900)}`;
  const total = rupees(2 * rentPerNight + 900);
  await page.goto(`/hotel/${hotel}?${stay}`);
  await expect(page.getByText(words)).toBeVisible();

  await page.goto(`/booking/${hotel}?${stay}&room=${roomId}`);
  const form = page.locator("form#booking");
  const sum = page.locator("aside [data-sum-whole]");
  await expect(sum).toContainText(words);
  await form.getByRole("combobox", { name: "Adults" }).selectOption("2");
  await form.getByRole("combobox", { name: "Children" }).selectOption("0");
  // The API's lines have come: they name the room type for the usual nights.
  await expect(sum).toContainText(/1 night \D+ ₹.*1 night Fair/);
  await expect(sum).toContainText(`Total${total}`);
  await form.getByLabel("Name").fill("Meera Pillai");
  await form.getByLabel("Email").fill("meera@example.com");
  await form.getByLabel("Phone").fill("5550000007");
  await accessible(page);
  const shown = form.locator("[name=expectedTotal]");
  await expect(shown).toHaveValue(String(2 * rentPerNight + 900));
  const dearer = { ...fair, rentPerNight: rentPerNight + 1000, version: 1 };
  expect((await page.request.put(`/api/RatePeriod/${period.id}`, { data: dearer })).status()).toBe(200);
  await form.getByRole("button", { name: "Book Now" }).click();
  await expect(form.getByRole("alert")).toContainText(
    `The price has changed to ${rupees(2 * rentPerNight + 1000)}`,
  );
  await expect(form.getByRole("alert")).toContainText("1 night Fair");
  await expect(form.getByLabel("Name")).toHaveValue("Meera Pillai");
  await expect(shown).toHaveValue(String(2 * rentPerNight + 1000));
  await form.getByRole("button", { name: "Book Now" }).click();
  await expect(page.getByText("How the total adds up")).toBeVisible();
  await expect(page.getByText(/^1 night Fair/)).toBeVisible();
});
