import { beforeAll, expect, test } from "vitest";
import type { Import } from "#contract/import-view.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, importFormFor, sendFile } from "#test/support/factories.ts";
import { textRow, workbook } from "#test/support/workbook.ts";

/* What a company brings from its spreadsheets is read as they wrote it. */

const app = appOfFile();
const staff = staffOfFile(app);

beforeAll(async () => {
  await addRoom(staff, await addHotel(staff, { hotelName: "Willow Bank" }), { noOfRooms: 10 });
});

const send = (kind: string, content: string | Uint8Array<ArrayBuffer>) => sendFile(staff, kind, content);

const heading = "Guest,Phone,Hotel,Arrival,Departure,Status\n";
const valuesOf = ({ page }: Import, name: string) =>
  page.map(({ values }) => values.find((one) => one.name === name)?.value);

test("dates with the month first are read so in the whole file, and the preview says it", async () => {
  const rows = `${heading}Asha,9000000001,Willow Bank,11/05/30,11/07/30,
Bina,9000000002,Willow Bank,11/26/2030,11/28/2030,
Carl,9000000003,Willow Bank,2030-12-01,2030-12-03,
`;
  const preview = await send("bookings", rows);
  expect(valuesOf(preview, "Check-in")).toEqual(["Tue, 5 Nov 2030", "Tue, 26 Nov 2030", "Sun, 1 Dec 2030"]);
  expect(preview.note).toBe(
    "The dates of this file have the month before the day, as in 12/31/2026, and are read so",
  );
  const columns = Object.entries(preview.columns).map(([field, column]) => ({ field, column }));
  const again = await staff("PUT", "Import/columns", { token: preview.token, columns });
  expect((again.data as Import).note).toBe(preview.note);
  // Where one date has the day first, the others are not turned round: each that is no date is a fault.
  const mixed = await send("bookings", `${rows}Dara,9000000004,Willow Bank,27/11/2030,28/11/2030,\n`);
  expect(mixed.page.map(({ state }) => state)).toEqual(["fault", "fault", "new", "new"]);
  expect(mixed.note).toBe("");
});

test("dates whose day and month a spreadsheet has exchanged are pointed out", async () => {
  const row = (arrival: string, departure: string) => `Asha,9000000001,Willow Bank,${arrival},${departure},`;
  const rows = [
    row("2030-05-11", "2030-07-11"),
    row("2030-06-11", "2030-08-11"),
    row("26/11/2030", "28/11/2030"),
    row("2030-10-11", "2030-12-11"),
  ];
  expect((await send("bookings", heading + rows.join("\n"))).note).toMatch(
    /has exchanged their day and month/,
  );
  const others = [...rows, row("2030-10-14", "2030-10-17")];
  expect((await send("bookings", heading + others.join("\n"))).note).toBe("");
});

test("the sheets of a workbook that are not read are named", async () => {
  const sheet = (...rows: string[][]) =>
    `<worksheet><sheetData>${rows.map((cells, row) => textRow(row + 1, cells)).join("")}</sheetData></worksheet>`;
  const names = ["2023", "2024", "Prices & terms", "Sheet4"];
  const ids = names.map((_, index) => index + 1);
  const years = workbook(textRow(1, ["Hotel", "Address"]) + textRow(2, ["Willow Bank", "Dal"]), {
    "xl/workbook.xml": `<workbook xmlns:r="r"><sheets>${ids.map((id) => `<sheet name="${names[id - 1]?.replace("&", "&amp;")}" r:id="rId${id}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${ids.map((id) => `<Relationship Id="rId${id}" Target="worksheets/sheet${id}.xml"/>`).join("")}</Relationships>`,
    "xl/worksheets/sheet2.xml": sheet(["Hotel"], ["Pine House"]),
    "xl/worksheets/sheet3.xml": "<worksheet><sheetData><row><c><v>5</v></c></row></sheetData></worksheet>",
    "xl/worksheets/sheet4.xml": "<worksheet><sheetViews><sheetView/></sheetViews><sheetData/></worksheet>",
  });
  expect((await send("hotels", years)).note).toBe(
    "Of this file the sheet “2023” is read, and not “2024”, “Prices & terms”: save each of them as a file of its own, and choose that next",
  );
});

test("what is wrong with a house and with its room is told at once", async () => {
  const heading = "Hotel,About,Address,Pincode,Kind of stay,Room type,Rent per night,Facilities";
  const { page } = await send(
    "hotels",
    `${heading}
Pine House,Trees,Gulmarg,19340,Guest house,Cellar,5000+tax,Helipad
Reed Bank,Reeds,Nigeen,190006.0,House Boat,Deluxe Double,"Rs. 5,000/- per night",
`,
  );
  expect(page.map(({ faults }) => faults.map(({ column }) => column))).toEqual([
    ["Pincode", "Kind of stay", "Room type", "Facilities", "Rent per night"],
    [],
  ]);
});

test("a picture of a kind that is not read is not said to be missing", async () => {
  const heading = "Tour name,Description,Location,Days,Price,Itinerary,Picture";
  const rows = ["two.heic", "two.jpg"].map((picture) => `${picture},A,Gulmarg,1,9000,Up,${picture}`);
  const { page } = await send("packages", [heading, ...rows].join("\n"));
  expect(page.map(({ faults }) => faults[0]?.message)).toEqual([
    "“two.heic” is no JPEG, PNG, WebP, AVIF or GIF: save it as JPEG, put that into the ZIP, and name it here",
    "There is no picture named “two.jpg” in the ZIP",
  ]);
});

test("a number that a spreadsheet was told to leave alone is read without its signs", async () => {
  const preview = await send(
    "bookings",
    `${heading}Asha,"=""9000000001""",Willow Bank,14-12-2030,16-12-2030,
Bina,'0014155550100,Willow Bank,14-12-2030,16-12-2030,\n`,
  );
  expect(valuesOf(preview, "Phone")).toEqual(["9000000001", "0014155550100"]);
});

test.each([
  [
    "PK\u0003\u0004..........................mimetypeapplication/vnd.oasis.opendocument.spreadsheet",
    /\.ods file/,
  ],
  ["<html><body><table>\n<tr><td>Asha</td></tr></table>", /web page/],
])("a file of another kind is refused with what to do: %s", async (text, words) => {
  expect(await staff("POST", "Import", importFormFor("bookings", text, "list.xls"))).toMatchObject({
    status: 415,
    message: words,
  });
});

test("a room type or a facility that is none is answered with those that there are, a house left out with where it stands", async () => {
  const lines = [
    "Hotel,Description,Address,PIN,Room type,Rent,Facilities",
    "Pine House,Trees,Gulmarg,193403,Deluxe,4000,Geyser",
    ",,,,Twin Room,3000,",
  ];
  const { page } = await sendFile(staff, "hotels", lines.join("\n"));
  const messages = page.flatMap(({ faults }) => faults.map(({ message }) => message));
  expect(messages).toEqual([
    expect.stringMatching(/^“Deluxe” is no room type\. Write one of: Standard Double, Deluxe Double, /),
    expect.stringMatching(/^“Geyser” is no facility\. Write those of: [A-Z]/),
    "Hotel is required: write it in each row of its rooms",
  ]);
});
