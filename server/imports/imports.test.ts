import { beforeAll, describe, expect, test } from "vitest";
import type { Import } from "#contract/import-view.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { textRow, workbook } from "#test/support/workbook.ts";
import { importFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

async function send(kind: string, text: string | Uint8Array<ArrayBuffer>) {
  const reply = await staff("POST", "Import", importFormFor(kind, text));
  return { ...reply, data: reply.data as Import };
}

async function write(token: string) {
  const reply = await staff("POST", "Import", { token });
  return { ...reply, data: reply.data as Import };
}

const count = async (path: string) => (await staff("GET", path)).pageInfo?.totalRecords ?? 0;

const hotels = `Hotel Name,Description,Address,PIN,Kind,Room,Tariff,Rooms,Amenities
Willow Bank,By the water,"Boulevard Road, Srinagar",190001,Houseboat,Deluxe Double,"₹ 4,500",2,
willow  bank,,,,,Family Suite,9000,1,
Pine House,In the trees,"Gulmarg",193403,,,,,
`;

describe("hotels and their rooms", () => {
  let preview: Import;

  test("a preview shows each row as it would become, and nothing is written", async () => {
    const before = await count("Hotel/AllUser?limit=1");
    const { status, data } = await send("hotels", hotels);
    preview = data;
    expect(data.page.map(({ row, state, title, faults }) => [row, state, title, faults])).toEqual([
      [2, "new", "Willow Bank, Deluxe Double", []],
      [3, "new", "willow  bank, Family Suite", []],
      [4, "new", "Pine House", []],
    ]);
    expect(data.page[0]?.values).toContainEqual({ name: "Rent per night", value: "₹4,500" });
    expect([status, data.state, data.rows, data.fresh, data.faulty]).toEqual([200, "ready", 3, 3, 0]);
    expect(await count("Hotel/AllUser?limit=1")).toBe(before);
    expect((await staff("GET", "ChangeLog?kind=hotels")).data).toEqual([]);
  });

  test("its token writes all of it, each record with its entry in the log", async () => {
    const { status, data } = await write(preview.token);
    expect([status, data.state, data.fresh, data.page]).toEqual([200, "done", 3, []]);
    const list = (await staff("GET", "Hotel/AllUser?search=willow")).data as {
      id: number;
      totalRooms: number;
    }[];
    expect(list).toMatchObject([{ hotelName: "Willow Bank", kind: "houseboat", totalRooms: 3, rate: 4500 }]);
    const log = (await staff("GET", "ChangeLog")).data as { kind: string; action: string; title: string }[];
    expect(log.map(({ kind, action, title }) => [kind, action, title])).toEqual([
      ["hotels", "created", "Pine House"],
      ["rooms", "created", "Family Suite, Willow Bank"],
      ["rooms", "created", "Deluxe Double, Willow Bank"],
      ["hotels", "created", "Willow Bank"],
    ]);
  });

  test("the same token and the same file make nothing twice", async () => {
    const before = await count("Hotel/AllUser?limit=1");
    expect((await write(preview.token)).data.state).toBe("done");
    const again = (await send("hotels", hotels)).data;
    expect([again.fresh, again.known]).toEqual([0, 3]);
    expect(again.note).toMatch(/^This file was imported on .* by asha/);
    expect(await write(again.token)).toMatchObject({ status: 409, message: /there already/ });
    expect(await count("Hotel/AllUser?limit=1")).toBe(before);
  });

  test("it is undone as long as nothing was built on it, and can then be imported again", async () => {
    const [willow] = (await staff("GET", "Hotel/AllUser?search=willow")).data as { id: number }[];
    const stay = {
      customerName: "Asha",
      phoneNo: "9000000001",
      checkInDate: "2031-03-01",
      checkOutDate: "2031-03-03",
    };
    const booking = (await staff("POST", "Booking/desk", { ...stay, hotelId: willow?.id })).data as {
      id: number;
    };
    const refused = await staff("PUT", "Import/undo", { token: preview.token });
    expect(refused).toMatchObject({ status: 409, message: /Deluxe Double, Willow Bank has bookings/ });
    expect(await count("Hotel/AllUser?search=willow")).toBe(1);
    await staff("DELETE", `Booking/byId?Id=${booking.id}`);
    const undone = await staff("PUT", "Import/undo", { token: preview.token });
    expect([undone.status, (undone.data as Import).state]).toEqual([200, "undone"]);
    expect(await count("Hotel/AllUser?search=willow")).toBe(0);
    expect((await staff("PUT", "Import/undo", { token: preview.token })).status).toBe(409);
    expect((await send("hotels", hotels)).data.fresh).toBe(3);
  });
});

describe("bookings and guests", () => {
  beforeAll(async () => {
    const { data } = await send("hotels", hotels);
    await write(data.token);
  });

  const heading = "Name,Mobile,Property,Arrival,Departure,Pax,Room\n";

  test("a booking that does not fit is a fault with its row and column, and nothing is written", async () => {
    const { data } = await send(
      "bookings",
      `${heading}Asha,9000000001,Willow Bank,14/12/2030,17-12-2030,2,Family Suite
Bilal,+91 90000 00002,Willow Bank,15 Dec 2030,16 Dec 2030,2,Family Suite
Carl,12,Nowhere Inn,2030-13-01,2030-12-16,2,
Dina,9000000004,Pine House,2031-01-01,2031-01-05,2,Cellar
`,
    );
    expect(data.page.map(({ state, faults }) => [state, faults.map(({ column }) => column)])).toEqual([
      ["new", []],
      ["fault", ["Arrival"]],
      ["fault", ["Property", "Mobile", "Arrival"]],
      ["fault", ["Room"]],
    ]);
    expect(data.page[2]?.faults[0]?.message).toBe("There is no hotel named “Nowhere Inn”");
    expect(data.page[0]?.values).toContainEqual({ name: "Check-in", value: "Sat, 14 Dec 2030" });
    expect(await write(data.token)).toMatchObject({ status: 409, message: /3 of the rows/ });
    expect(await count("Booking?limit=1&search=Asha")).toBe(0);
    const faults = await staff("GET", `Import?token=${data.token}&faults=true&limit=2`);
    expect((faults.data as Import).page.map(({ row }) => row)).toEqual([3, 4]);
  });

  test("what no longer fits when it is written is told, and nothing is written", async () => {
    const text = `${heading}Esha,9000000005,Willow Bank,2030-12-20,2030-12-22,2,Family Suite\nFaiz,9000000006,Pine House,2030-12-20,2030-12-22,2,\n`;
    const [first, second] = [
      (await send("bookings", text)).data,
      (await send("bookings", text.replace("Esha", "Gita"))).data,
    ];
    expect([first.faulty, second.faulty]).toEqual([0, 0]);
    const replies = await Promise.all([write(first.token), write(second.token)]);
    expect(replies.map(({ data }) => data.state).toSorted()).toEqual(["done", "ready"]);
    const refused = replies.find(({ data }) => data.state === "ready");
    expect(refused).toMatchObject({ status: 200, message: /Nothing was imported/ });
    expect(refused?.data.page[0]).toMatchObject({ state: "fault", faults: [{ column: "Arrival" }] });
    // The other row is there by now: it is not made twice.
    expect(refused?.data.page[1]).toMatchObject({ state: "known" });
    expect(await count("Booking?limit=1&search=Faiz")).toBe(1);
    expect((await staff("GET", "Notification")).data).toEqual([]);
  });

  test("columns are chosen by hand where their headings say nothing", async () => {
    const { data } = await send(
      "guests",
      "x,y,z,from day,until\nHana,9000000007,Pine House,01/02/2025,03/02/2025\n",
    );
    expect([data.faulty, data.columns]).toEqual([1, {}]);
    const columns = ["customerName", "phoneNo", "hotelName", "checkInDate", "checkOutDate"].map(
      (field, column) => ({ field, column }),
    );
    const matched = (await staff("PUT", "Import/columns", { token: data.token, columns })).data as Import;
    expect([matched.faulty, matched.page[0]?.title]).toEqual([0, "Hana, Pine House"]);
    expect((await write(data.token)).data.state).toBe("done");
    const [guest] = (await staff("GET", "Booking?search=Hana")).data as { status: string }[];
    expect(guest).toMatchObject({ status: "Completed", checkInDate: "2025-02-01" });
  });
});

test("a register is read as people write it, with headings over several columns", async () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (number: number, cells: Record<string, string>) =>
    `<row r="${number}">${Object.entries(cells)
      .map(([column, text]) => cell(`${column}${number}`, text))
      .join("")}</row>`;
  const { data } = await send(
    "bookings",
    workbook(
      row(1, { A: "Guest", C: "Hotel", D: "Dates" }) +
        row(2, { A: "Name", B: "Mobile", D: "From", E: "To" }) +
        row(3, { A: "Asha", B: "+91-90000.00031", C: "Pine House", D: "Dec 14, 2030", E: "17th Dec 2030" }) +
        row(4, { A: "Bilal", B: "900000", C: "Pine House", D: "14/12", E: "17/12/2030" }),
    ),
  );
  expect(data.headings).toEqual(["Guest: Name", "Guest: Mobile", "Hotel", "Dates: From", "Dates: To"]);
  const [asha, bilal] = data.page;
  expect(asha).toMatchObject({ row: 3, state: "new", title: "Asha, Pine House" });
  expect([bilal?.row, bilal?.faults]).toEqual([
    4,
    [
      { column: "Guest: Mobile", message: expect.stringMatching(/write at least 10 digits/) },
      { column: "Dates: From", message: expect.stringMatching(/write day, month and year/) },
    ],
  ]);

  const prices = ["Rs. 5,000/-", "5000.5", "about 5"].map(
    (text, index) => `Ivy ${index},A,B,190001,Deluxe Double,"${text}"`,
  );
  const rents = (await send("hotels", `Hotel,About,Address,PIN,Room,Rent\n${prices.join("\n")}\n`)).data;
  expect(rents.page.map(({ values }) => values.find(({ name }) => name === "Rent per night")?.value)).toEqual(
    ["₹5,000", "₹5,001", "about 5"],
  );
  expect(rents.page[2]?.faults).toEqual([
    { column: "Rent", message: "“about 5” is no amount: write it in digits alone, such as 5000" },
  ]);
});

test("a column under a heading of two that has none of its own is told, and can be chosen", async () => {
  const text = "Guest,,Phone,Hotel,From,To\nMr,Asha,9000000041,Pine House,01/02/2025,03/02/2025\n";
  const { data } = await send("guests", text);
  expect(data.note).toMatch(
    /^Column B has values and no heading, and is not read by itself. .* choose the file again/,
  );
  const columns = Object.entries({ ...data.columns, customerName: 1 }).map(([field, column]) => ({
    field,
    column,
  }));
  const matched = (await staff("PUT", "Import/columns", { token: data.token, columns })).data as Import;
  expect(matched.page[0]?.title).toBe("Asha, Pine House");
});

test("packages come from Excel, with their pictures from a ZIP", async () => {
  const rows = [
    ["Tour", "About", "Destination", "Price", "Itinerary", "Photo"],
    ["Lakes", "Two days.", "Srinagar", "17,500", "Srinagar: Float | Gulmarg: Up", "gone.jpg"],
    ["=cmd|'/C calc'!A0", "-2+3", "@Srinagar", "9000", "Day 1: Srinagar", ""],
  ];
  const { data } = await send(
    "packages",
    workbook(rows.map((cells, index) => textRow(index + 1, cells)).join("")),
  );
  expect(data.page[0]).toMatchObject({
    faults: [{ column: "Photo", message: "There is no picture named “gone.jpg” in the ZIP" }],
  });
  expect(data.page[1]).toMatchObject({ state: "new", title: "=cmd|'/C calc'!A0" });
});

test("a register that names its house once, in a cell merged over its rooms, is taken row by row", async () => {
  const rows = [
    ["Hotel Name", "Description", "Address", "PIN", "Room", "Tariff", "Rooms"],
    ["Almond House", "By the water", "Rajbagh, Srinagar", "190008", "Deluxe Double", "4500", "2"],
    ["", "", "", "", "Family Suite", "9000", "1"],
  ];
  const sheet = rows.map((cells, index) => textRow(index + 1, cells));
  const { data } = await send("hotels", workbook(sheet.join(""), {}, ["A2:A3", "B2:B3", "F2:G2"]));
  expect(data.page.map(({ title, faults }) => [title, faults])).toEqual([
    ["Almond House, Deluxe Double", []],
    ["Almond House, Family Suite", []],
  ]);
  expect(data.note).toBe(
    "In row 2 a cell is merged over several columns: what it says is taken for the first of them alone",
  );
});

test("what is no list is refused in words, and a token of nothing is not found", async () => {
  const cases = [
    await send("hotels", "Hotel\n"),
    await send("hotels", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])),
    await send("aeroplanes", "a\n1\n"),
    await staff("POST", "Import", {}),
    await staff("POST", "Import", { token: "nothing" }),
    await staff("GET", "Import?token=nothing"),
    await app.call("POST", "Import", { token: "nothing" }),
  ];
  expect(cases.map(({ status }) => status)).toEqual([415, 415, 400, 400, 404, 404, 401]);
  expect(cases[0]?.errors).toEqual({ file: "The file has headings and no rows below them" });
});

test("a house whose first row has a fault is told of there alone; its other rows are not asked for what it has", async () => {
  const heading = "Hotel,Description,Address,PIN,Room type,Rent";
  const rows = [
    "Mulberry House,Trees,Gulmarg,193403,Attic,4000",
    "Mulberry House,,,,Twin Room,4000",
    "Mulberry House,,,,Cellar,4000",
    "Quince House,,,,Twin Room,4000",
  ];
  const { data } = await send("hotels", [heading, ...rows].join("\n"));
  const faults = data.page.map((row) => row.faults.map(({ column, message }) => `${column}: ${message}`));
  expect(faults[0]).toEqual([expect.stringContaining("“Attic” is no room type")]);
  const above = "Hotel: Its first row, above, has to be put right: it has the hotel's address";
  expect(faults[1]).toEqual([above]);
  expect(faults[2]).toEqual([above, expect.stringContaining("“Cellar” is no room type")]);
  expect(faults[3]).toContain("Description: Description is required");
});
