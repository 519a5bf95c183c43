import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { cabFormFor, enquiryFormFor } from "../../support/factories.ts";
import { expect, signIn, test } from "../support/site.ts";

test.use({ company: "one that imports its houses" });

const file = `Property,About,Address,PIN,Room,Tariff
Reed Bank,By the reeds,"Nigeen, Srinagar",190006,Deluxe Double,"4,500"
Reed Bank,,,,Cellar,900
`;

test("staff import their houses on a phone without scripts, see each fault in its row, import, undo", async ({
  withoutScripts: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto("/control/hotels");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  const choose = async (text: string) => {
    await page.getByLabel("File", { exact: true }).setInputFiles({
      name: "houses.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
    await page.getByRole("button", { name: "Read the file" }).click();
  };
  await choose(file);
  const rows = page.getByRole("listitem");
  await expect(rows.filter({ hasText: "Row 3" })).toContainText("Room: “Cellar” is no room type");
  await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Another file" }).click();
  await choose(file.replace("Cellar", "Family Suite"));
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("2 rows imported.")).toBeVisible();
  await page.goto("/hotels?place=Dal and Nigeen");
  await page.goto("/control/import");
  await page.getByRole("link", { name: "houses.csv" }).first().click();
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
});

test("staff leave the rows with faults out, keep them as a file that they put right, and import that", async ({
  withoutScripts: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const choose = async (text: string) => {
    await page.goto("/control/import?kind=hotels");
    await page.getByLabel("File", { exact: true }).setInputFiles({
      name: "more-houses.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
    await page.getByRole("button", { name: "Read the file" }).click();
  };
  await choose(
    file
      .replaceAll("Reed", "Rush")
      .replace("Tariff", "Tariff,Owner")
      .replace("Cellar,900", "Cellar,900,Asha"),
  );
  await expect(page.getByText("Not read: Owner")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Rows with faults as a file" }).click();
  const faults = readFileSync(await (await download).path(), "utf8");
  expect(faults).toContain('"Rush Bank","","","","Cellar","900","Room: “Cellar” is no room type.');
  await page.getByRole("button", { name: "Leave that row out" }).click();
  await expect(page.getByText("Row 3 is left out")).toBeVisible();
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await expect(page.getByText("1 row imported.")).toBeVisible();
  await choose(faults.replace("Cellar", "Family Suite"));
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await expect(page.getByText("1 row imported.")).toBeVisible();
});

const register = (day: string) => `Guest,Phone,Hotel,Room type,Adults,Check-in,Check-out
Rahim Dar,5550000001,Sedge Bnk,Dlx,2,${day}-03,${day}-05
Sadiq Mir,5550000002,sedge  bnk,Dlx,2,${day}-05,${day}-07
`;

test("staff say once which house and room type the names of a register mean, on a phone without scripts", async ({
  withoutScripts: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const choose = async (kind: string, text: string) => {
    await page.goto(`/control/import?kind=${kind}`);
    await page.getByLabel("File", { exact: true }).setInputFiles({
      name: `${kind}.csv`,
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
    await page.getByRole("button", { name: "Read the file" }).click();
  };
  await choose("hotels", file.replaceAll("Reed", "Sedge").replace("Cellar", "Family Suite"));
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("2 rows imported.")).toBeVisible();
  const year = new Date().getFullYear() + 1;
  await choose("bookings", register(`${year}-06`));
  const readThem = page.getByRole("button", { name: "Read them so" });
  await readThem.click();
  await expect(page.getByRole("alert")).toHaveText("Choose a house or a room type for a name first");
  await page.getByLabel("Sedge Bnk (2 rows)").selectOption("Sedge Bank");
  await readThem.click();
  await page.getByLabel("Dlx, a room type in Sedge Bank (2 rows)").selectOption("Deluxe Double");
  await readThem.click();
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("2 rows imported.")).toBeVisible();
});

test("staff bring their tariff card on a phone by the keyboard alone, are told of a slip, and see the prices it made", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const choose = async (weekend: string) => {
    await page.goto("/control/import?kind=prices");
    await page.getByLabel("File", { exact: true }).setInputFiles({
      name: "tariff.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        `Hotel,Room,Season,From,To,Weekday rate,Weekend rate\nWalnut Courtyard,Deluxe Double,Blossom,25-03-2031,20-04-2031,"5,000",${weekend}\n`,
      ),
    });
    await page.getByRole("button", { name: "Read the file" }).press("Enter");
  };
  await choose("470");
  const row = page.getByRole("listitem").filter({ hasText: "Row 2" });
  await expect(row).toContainText("Weekend rate: ₹470 is less than half of");
  await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  await choose("6200");
  await expect(page.getByText("Blossom, Deluxe Double, Walnut Courtyard")).toBeVisible();
  await page.getByRole("button", { name: "Import 1 row" }).press("Enter");
  await expect(page.getByText("1 row imported.")).toBeVisible();
  await page.goto("/control/rates");
  await page.getByLabel("Hotel", { exact: true }).selectOption({ label: "Walnut Courtyard" });
  await expect(page.getByText("Blossom").first()).toBeVisible();
});

test("the button that chooses a file looks like one, in a field as high as others", async ({
  signedIn: page,
}) => {
  await page.goto("/control/import");
  const file = page.getByLabel("File", { exact: true });
  const edge = await file.evaluate((field) => getComputedStyle(field, "::file-selector-button").borderWidth);
  expect(edge).not.toBe("0px");
  expect((await file.boundingBox())?.height).toBeLessThan(54);
});

test("a line about a road, written on a phone, stands at its place and its houses until it is taken down", async ({
  withoutScripts: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto("/control/notices");
  await page.getByLabel("Notice").fill("Chains needed from Tangmarg");
  await page.getByLabel("Where").selectOption({ label: "Gulmarg" });
  await page.getByRole("button", { name: "Put it up" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Chains needed" })).toContainText("Gulmarg");
  await page.goto("/place/gulmarg");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gulmarg");
  await expect(page.getByRole("region", { name: "Roads and weather" })).toContainText("Chains needed");
  // Who goes there by cab or with a package reads it on the own page; who goes elsewhere does not.
  const [tour] = (await sent(page, "GET", "Package?place=Gulmarg")) as [{ id: number }];
  for (const [path, form, told] of [
    ["CabBooking", cabFormFor({ dropLoaction: "Tangmarg, the gondola" }), 1],
    ["CabBooking", cabFormFor({ dropLoaction: "Pahalgam bus stand" }), 0],
    ["PackageBooking", enquiryFormFor(tour.id), 1],
  ] as const) {
    const { key } = (await sent(page, "POST", path, form)) as { key: string };
    await page.goto(`/booking-status/${key}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Chains needed")).toHaveCount(told);
  }
  await page.goto("/control/notices");
  await page.getByRole("button", { name: /^Take down ?: Chains needed/ }).click();
  await page.goto("/place/gulmarg");
  await expect(page.getByText("Chains needed")).toHaveCount(0);
});

async function sent(page: Page, method: string, path: string, data?: object): Promise<unknown> {
  const headers = { origin: new URL(page.url()).origin };
  const reply = await page.request.fetch(`/api/${path}`, { method, data, headers });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { data: unknown }).data;
}
