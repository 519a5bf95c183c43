import { expect, test } from "../support/site.ts";

// What its pages say is seen by other tests of the site.
test.use({ company: "one whose pages are half filled" });

test("an event without a place has no pin, and a slide without a text keeps its buttons apart", async ({
  signedIn: page,
  site,
}) => {
  const publish = async (name: string, value: object) => {
    const data = { value };
    const reply = await page.request.put(`${site}/api/Content/${name}`, { data, headers: { origin: site } });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  await publish("events", { heading: "Events", events: [{ title: "Tea night", shown: true }] });
  await publish("hero-slides", { slides: [{ title: "Rivers and tea", shown: true }], label: "Journeys" });
  await page.goto("/events");
  const event = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Tea night" }) });
  await expect(event).toBeVisible();
  await expect(event.locator("svg")).toHaveCount(0);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const heading = await page.getByRole("heading", { level: 1, name: "Rivers and tea" }).boundingBox();
    const button = await page.getByRole("link", { name: "See packages" }).first().boundingBox();
    const foot = (heading?.y ?? 0) + (heading?.height ?? 0);
    expect((button?.y ?? 0) - foot, `at ${width} px`).toBeGreaterThanOrEqual(20);
  }
});

test("a page of the law that visitors cannot read is not said to be published", async ({
  signedIn: page,
  page: visitor,
}) => {
  const state = page.locator("main .badge").first();
  await page.goto("/control/site/terms-page");
  await expect(state).toHaveText("Not published");
  await page.getByRole("button", { name: "Publish" }).first().click();
  await expect(state).toHaveText("Published");
  expect((await visitor.request.get("/terms")).status()).toBe(200);
});

test("a house whose rooms are not recorded yet is nowhere said to be sold out", async ({
  signedIn: page,
  site,
}) => {
  const house = { hotelName: "Bare House", description: "One line.", address: "2 Reed Lane" };
  const data = { ...house, searchAddress: "Rajbagh, Srinagar", pindCode: "190008" };
  const added = await page.request.post(`${site}/api/Hotel`, { data, headers: { origin: site } });
  const { data: hotel } = (await added.json()) as { data: { id: number } };
  for (const path of ["", "/prices", "?checkInDate=2031-06-10&checkOutDate=2031-06-12"]) {
    await page.goto(`/hotel/${hotel.id}${path}`);
    await expect(
      page.getByRole("main").getByText("Ask us for the rooms of this house.").first(),
    ).toBeVisible();
    await expect(
      page.getByRole("main").getByText(/sold out|No room is free|Prices of the month/i),
    ).toHaveCount(0);
  }
});
