import { expect } from "../site.ts";
import type { Hands } from "./hands.ts";
import { housesAsFiles, ownCompany, ownPicture, tourAsWorkbook } from "./own-company.ts";

/** Two houses with a room and a picture each, and a tour, one form after the other. */
export async function enterStock(hands: Hands): Promise<void> {
  const { page } = hands;
  await hands.follow("Enter it");
  await enterHouse(hands, 0);
  await expect(page).toHaveURL(/\/control\/start$/);
  await hands.follow("Another house");
  await enterHouse(hands, 1);

  await hands.openFromMenu("Packages");
  await hands.follow("Add Package");
  await hands.fields({
    "Tour name": ownCompany.tour,
    "Tour description": "Two days by the lake, two above it.",
    "Tour starting price (₹)": "17500",
    "Tour location": "Srinagar",
    "Heading of day 1": "Lake",
    "Description of day 1": "A day on the water",
  });
  await hands.press("Submit");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(ownCompany.tour);
}

async function enterHouse(hands: Hands, number: 0 | 1): Promise<void> {
  const { page } = hands;
  const [name, about, address, area] = ownCompany.houses[number];
  await hands.fields({
    "Hotel Name": name,
    Description: about,
    Address: address,
    "Search Address": area,
    Pincode: "190001",
  });
  await hands.press("Submit");
  if (number === 1) await hands.follow("Add Room");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("oom");
  await hands.choose(page.getByLabel("Room Type"), { index: 1 });
  await hands.fields({
    "Rent per night (₹)": "4500",
    "Number of beds": "1",
    "Max adults": "2",
    "Max children": "1",
  });
  await hands.press("Submit");
  if (number === 1) await hands.press("Add more Images");
  await hands.give(page.getByLabel(/^Choose images/), await ownPicture(`house-${number}`));
  await hands.press("Upload Image");
}

/** The same from files: a list of houses with a ZIP of their pictures, and a sheet with the tour. */
export async function importStock(hands: Hands): Promise<void> {
  const { page } = hands;
  const { list, pictures } = await housesAsFiles();
  await hands.follow("Import from a list");
  await hands.tap(page.getByText("Pictures, too"));
  await hands.give(page.getByLabel("Pictures in a ZIP"), pictures);
  await hands.give(page.getByLabel("File", { exact: true }), list);
  await hands.press("Read the file");
  await importRows(hands, 2);

  await hands.follow("Another file");
  await hands.tap(page.getByRole("radio", { name: /^Packages/ }));
  await hands.give(page.getByLabel("File", { exact: true }), tourAsWorkbook());
  await hands.press("Read the file");
  await importRows(hands, 1);
}

async function importRows(hands: Hands, rows: number): Promise<void> {
  const { page } = hands;
  await hands.tap(page.getByRole("button", { name: /^Import/ }));
  await expect(page.getByText(`${rows} ${rows === 1 ? "row" : "rows"} imported`)).toBeVisible();
}
