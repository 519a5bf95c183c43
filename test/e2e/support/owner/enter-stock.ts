import { expect } from "../site.ts";
import type { CountedInput } from "./counted-input.ts";
import { housesAsFiles, ownCompany, ownPicture, tourAsWorkbook } from "./own-company.ts";

/** Enters two houses, each with a room and a picture, and a tour, by the forms. */
export async function enterStock(input: CountedInput): Promise<void> {
  const { page } = input;
  await input.follow("Enter it");
  await enterHouse(input, 0);
  await expect(page).toHaveURL(/\/control\/start$/);
  await input.follow("Another house");
  await enterHouse(input, 1);

  await input.openFromMenu("Packages");
  await input.follow("Add Package");
  await input.fields({
    "Tour name": ownCompany.tour,
    "Tour description": "Two days by the lake, two above it.",
    "Tour starting price (₹)": "17500",
    "Tour location": "Srinagar",
    "Heading of day 1": "Lake",
    "Description of day 1": "A day on the water",
  });
  await input.press("Submit");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(ownCompany.tour);
}

async function enterHouse(input: CountedInput, number: 0 | 1): Promise<void> {
  const { page } = input;
  const [name, about, address, area] = ownCompany.houses[number];
  await input.fields({
    "Hotel Name": name,
    Description: about,
    Address: address,
    "Search Address": area,
    Pincode: "190001",
  });
  await input.press("Submit");
  if (number === 1) await input.follow("Add Room");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("oom");
  await input.choose(page.getByLabel("Room Type"), { index: 1 });
  await input.fields({
    "Rent per night (₹)": "4500",
    "Number of beds": "1",
    "Max adults": "2",
    "Max children": "1",
  });
  await input.press("Submit");
  if (number === 1) await input.press("Add more Images");
  await input.give(page.getByLabel(/^Choose images/), await ownPicture(`house-${number}`));
  await input.press("Upload Image");
}

/** Imports the same from files: a list of houses with a ZIP of their pictures, and a workbook with the tour. */
export async function importStock(input: CountedInput): Promise<void> {
  const { page } = input;
  const { list, pictures } = await housesAsFiles();
  await input.follow("Import from a list");
  await input.tap(page.getByText("Pictures, too"));
  await input.give(page.getByLabel("Pictures in a ZIP"), pictures);
  await input.give(page.getByLabel("File", { exact: true }), list);
  await input.press("Read the file");
  await importRows(input, 2);

  await input.follow("Another file");
  await input.tap(page.getByRole("radio", { name: /^Packages/ }));
  await input.give(page.getByLabel("File", { exact: true }), tourAsWorkbook());
  await input.press("Read the file");
  await importRows(input, 1);
}

async function importRows(input: CountedInput, rows: number): Promise<void> {
  const { page } = input;
  await input.tap(page.getByRole("button", { name: /^Import/ }));
  await expect(page.getByText(`${rows} ${rows === 1 ? "row" : "rows"} imported`)).toBeVisible();
}
