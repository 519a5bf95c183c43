import { expect, test } from "vitest";
import type { CabRate } from "#contract/cab-rates.ts";
import type { Import } from "#contract/import-view.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { cabFormFor, cabRateFormFor, idOf, sendFile } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const write = (token: string) => staff("POST", "Import", { token });
const rates = async () => (await staff("GET", "CabRate?limit=100&sortExpression=asc")).data as CabRate[];
const faultsOf = ({ page }: Import) =>
  page.flatMap(({ row, faults }) => faults.map(({ column, message }) => [row, column, message]));

test("a company's own sheet of routes is read as it is written, imported once, and undone", async () => {
  await idOf(staff("POST", "CabRate", cabRateFormFor({ from: "Srinagar", to: "Doodhpathri", suv: 3000 })));
  const sheet = [
    "Sector,Sedan,Tata Sumo,Tempo Traveller,Remarks",
    "Srinagar - Gulmarg - Srinagar,Rs. 2500/-,3200,N/A,Chains in snow",
    'Jammu to Srinagar,"6,500",8000,12000,',
    "srinagar to DOODHPATHRI,1,1,1,",
    "Per day at disposal,2800,3500,-,",
    "Night halt,300,400,500,",
    "Srinagar-Pahalgam,-,3900,—,",
  ];
  const preview = await sendFile(staff, "cabs", sheet.join("\n"));
  expect(faultsOf(preview)).toEqual([]);
  expect([preview.fresh, preview.known]).toEqual([5, 1]);
  expect(preview.page.map(({ title }) => title)).toEqual([
    "Srinagar to Gulmarg and back",
    "Jammu to Srinagar",
    "srinagar to DOODHPATHRI",
    "A day with driver",
    "The driver's night away",
    "Srinagar to Pahalgam",
  ]);
  expect((await write(preview.token)).data).toMatchObject({ state: "done", fresh: 5 });
  const prices = (await rates()).map(({ per, from, to, car, suv, van, note }) => [
    per,
    [from, to].join(">"),
    [car, suv, van].join(),
    note,
  ]);
  expect(prices.slice(1)).toEqual([
    ["route", "Srinagar>Gulmarg and back", "2500,3200,", "Chains in snow"],
    ["route", "Jammu>Srinagar", "6500,8000,12000", ""],
    ["day", ">", "2800,3500,", ""],
    ["night", ">", "300,400,500", ""],
    ["route", "Srinagar>Pahalgam", ",3900,", ""],
  ]);
  expect(prices[0]).toContain("Srinagar>Doodhpathri");
  expect((await staff("PUT", "Import/undo", { token: preview.token })).status).toBe(200);
  expect(await rates()).toHaveLength(1);
});

test("each fault is told in its row, under the heading of the file", async () => {
  const preview = await sendFile(
    staff,
    "cabs",
    "Route,Car,Innova\nGulmarg,2500,\nSrinagar to Sonamarg,-,N/A\nSrinagar to Gurez,cheap,4000\n",
  );
  expect(faultsOf(preview)).toEqual([
    [2, "Route", expect.stringContaining("“Gulmarg” is no route")],
    [3, "Car", "Write a price for at least one vehicle"],
    [4, "Car", expect.stringContaining("“cheap” is no amount")],
  ]);
  const noted = await sendFile(staff, "cabs", "S.No,Route,Car\nNote: tolls extra,,\n");
  expect(faultsOf(noted)).toEqual([
    [2, "Route", "Write where it begins and leads, such as Srinagar airport to Gulmarg"],
  ]);
  const twoColumns = await sendFile(
    staff,
    "cabs",
    "From,To,A price for,Car\nJammu,,route,9\nJammu,Katra,hour,9\n",
  );
  expect(faultsOf(twoColumns)).toEqual([
    [2, "To", "Where does it lead?"],
    [3, "A price for", expect.stringContaining("route, day, night")],
  ]);
});

test("a price that a request has is not taken back by an undo", async () => {
  const { token } = await sendFile(staff, "cabs", "From,To,SUV\nKatra,Patnitop,4100\n");
  await write(token);
  const [rate] = (await rates()).filter(({ to }) => to === "Patnitop");
  const wish = { vechiclePreference: "suv", cabRateId: rate?.id };
  expect((await app.call("POST", "CabBooking", cabFormFor(wish))).status).toBe(201);
  expect((await staff("PUT", "Import/undo", { token })).message).toMatch(/Katra to Patnitop has requests/);
});
