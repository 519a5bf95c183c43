import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../support/site.ts";

test.use({ company: "one with words of its own", viewport: { width: 390, height: 844 } });

async function fillRoom(page: Page, type: string, facilities: string) {
  await page.getByText("Not in the list?").first().click();
  await page.getByLabel("A type of your own").fill(type);
  for (const [label, value] of [
    ["Rent per night (₹)", "4500"],
    ["Number of beds", "2"],
    ["Max adults", "2"],
    ["Max children", "1"],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByText("Not in the list?").last().click();
  await page.getByLabel("Facilities of your own").fill(facilities);
  await page.getByRole("button", { name: "Submit" }).click();
}

for (const scripts of ["with", "without"] as const) {
  test(`a room type and facilities of one's own are typed in the room's form, ${scripts} scripts`, async ({
    page: scripted,
    withoutScripts,
  }) => {
    const page = scripts === "with" ? scripted : withoutScripts;
    await signIn(page);
    const house = await page.request.post("/api/Hotel", {
      data: {
        hotelName: `Words House ${scripts}`,
        description: "Six rooms.",
        address: "1 Lane",
        searchAddress: "Srinagar",
        pindCode: "190001",
      },
    });
    const { id } = ((await house.json()) as { data: { id: number } }).data;
    const [type, bonfire] = [`Maharaja ${scripts}`, `Bonfire ${scripts}`];
    await page.goto(`/control/add-room/${id}`);
    await fillRoom(page, `${type}, ${type}`, `${bonfire}, Geyser`);
    await expect(page.getByText("A name has no commas: add each by itself").first()).toBeVisible();
    await expect(page.getByLabel("A type of your own")).toHaveValue(`${type}, ${type}`);
    await page.getByLabel("A type of your own").fill(type);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page).toHaveURL(new RegExp(`/control/view-hotel/${id}$`));
    await page.goto(`/hotel/${id}`);
    await expect(page.getByRole("heading", { name: type })).toBeVisible();
    await expect(page.getByText(bonfire).first()).toBeVisible();
    await page.goto("/control/rooms/facilities");
    await page.getByRole("link", { name: `Edit ${bonfire}` }).click();
    await page.getByLabel("Name").fill(`Fire ${scripts}`);
    await page.getByRole("button", { name: "Save the changes" }).click();
    await expect(page.getByText(`Fire ${scripts}`).first()).toBeVisible();
    await page.goto(`/hotel/${id}`);
    await expect(page.getByText(`Fire ${scripts}`).first()).toBeVisible();
    await page.goto("/control/rooms/types");
    await page.getByRole("button", { name: `Delete ${type}` }).click();
    await expect(page.getByText(`Rooms of 1 hotel are ${type}`).first()).toBeVisible();
  });
}

test("a long name without blanks widens neither the list of types nor an import's faults", async ({
  page,
}) => {
  await signIn(page);
  const long = "W".repeat(60);
  await page.request.post("/api/RoomType", { data: { name: long } });
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
  await page.goto("/control/rooms/types");
  await expect(page.getByText(long).first()).toBeVisible();
  const edit = page.getByRole("link", { name: `Edit ${long}` });
  const remove = page.getByRole("button", { name: `Delete ${long}` });
  const middleOf = async (item: typeof edit) => {
    const box = await item.boundingBox();
    return box && Math.round(box.y + box.height / 2);
  };
  expect(await middleOf(edit)).toBe(await middleOf(remove));
  await page.goto("/control/import");
  const row = `Reed Bank,By the reeds,"Nigeen, Srinagar",190006,${"V".repeat(60)},900`;
  await page.getByLabel("File", { exact: true }).setInputFiles({
    name: "houses.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`Property,About,Address,PIN,Room,Tariff\n${row}\n`),
  });
  await page.getByRole("button", { name: "Read the file" }).click();
  await expect(page.getByText("is no room type")).toBeVisible();
  expect(await isWider()).toBe(false);
});
