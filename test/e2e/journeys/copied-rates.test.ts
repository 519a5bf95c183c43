import type { APIRequestContext } from "@playwright/test";
import { addHouse, removeHouse } from "../support/add-house.ts";
import { expect, test } from "../support/site.ts";

async function addPrices(api: APIRequestContext, hotel: number): Promise<{ rooms: number[] }> {
  const { data } = await (await api.get(`/api/Rooms?Id=${hotel}`)).json();
  const rooms: number[] = data.map(({ id }: { id: number }) => id);
  const seasons = [
    { name: "Snow", from: "2031-02-01", to: "2031-03-01" },
    { name: "New Year", from: "2031-12-28", to: "2032-01-03", minNights: 3 },
  ];
  const periods = seasons.flatMap((season) =>
    rooms.map((roomId) => ({ ...season, roomId, rentPerNight: 5200 })),
  );
  expect((await api.post("/api/RatePeriod/season", { data: { periods } })).status()).toBe(201);
  return { rooms };
}

test("last year's prices are copied once: over New Year, over the leap day, and not of a room type that is gone", async ({
  signedIn: page,
  accessible,
}) => {
  const hotel = await addHouse(page.request);
  const { rooms } = await addPrices(page.request, hotel);
  expect((await page.request.delete(`/api/Rooms/byId?Id=${rooms[2]}`)).status()).toBe(200);
  const at = (month: string) => `/control/rates?hotel=${hotel}&month=${month}`;
  const table = page.getByRole("region", { name: /prices by night$/ });
  const copy = page.getByRole("button", { name: "Copy last year's prices" });
  const stale = await page.context().newPage();
  await stale.goto(at("2032-02"));
  await page.goto(at("2032-02"));
  await expect(page.getByText("4 of 2031, on the same dates of 2032.")).toBeVisible();
  await accessible(page);
  await copy.click();
  await expect(page.getByText("4 prices copied to 2032.")).toBeVisible();
  await expect(copy).toHaveCount(0);
  await expect(table.getByText("Snow")).toHaveCount(2);
  // The season ends with the month: the 29th costs what the 28th does.
  await expect(table.getByText("Sun, 1 Feb 2032 to Sun, 29 Feb 2032")).toHaveCount(2);

  await stale.getByRole("button", { name: "Copy last year's prices" }).click();
  await expect(
    stale.getByText(/Nothing was copied. There already: (Snow and New Year|New Year and Snow)/),
  ).toBeVisible();
  const { data: stored } = await (
    await page.request.get(`/api/RatePeriod?hotelId=${hotel}&limit=100`)
  ).json();
  const ofRoom = stored.filter(({ roomId }: { roomId: number }) => roomId === rooms[0]);
  expect(ofRoom.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`).toSorted()).toEqual([
    "2031-02-01 2031-03-01",
    "2031-12-28 2032-01-03",
    "2032-02-01 2032-03-01",
    "2032-12-28 2033-01-03",
  ]);

  const leapDay = {
    roomId: rooms[0],
    name: "Leap day",
    from: "2032-02-29",
    to: "2032-03-01",
    rentPerNight: 6000,
  };
  expect((await page.request.post("/api/RatePeriod", { data: leapDay })).status()).toBe(201);
  await page.goto(at("2033-02"));
  await copy.click();
  await expect(page.getByText("5 prices copied to 2033.")).toBeVisible();
  await expect(table.getByRole("cell", { name: /^₹6,000 Leap day Mon, 28 Feb/ })).toBeVisible();

  await page.goto(at("2040-01"));
  await expect(page.getByRole("heading", { name: "Prices that are set" })).toBeVisible();
  await expect(copy).toHaveCount(0);
  await removeHouse(page.request, hotel);
});
