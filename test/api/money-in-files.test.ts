import { beforeAll, expect, test } from "vitest";
import { createClient } from "#contract/client.ts";
import { findExport } from "#app/features/export/export-list.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { countQueries } from "#test/support/count-queries.ts";
import { addPackage, cabFormFor, enquiryFormFor } from "#test/support/factories.ts";

/* The files of cabs and packages say what was agreed on and what came in, as the file of stays does. */

const app = appOfFile();
const staff = staffOfFile(app);
let tour = 0;

beforeAll(async () => void (tour = await addPackage(staff)));

const kinds = [
  { name: "cab-bookings.csv", path: "CabBooking", field: "cabBookingId", formFor: cabFormFor },
  {
    name: "package-bookings.csv",
    path: "PackageBooking",
    field: "packageBookingId",
    formFor: (change: Record<string, unknown>) => enquiryFormFor(tour, change),
  },
] as const;

const client = createClient(async (url) => {
  const reply = await staff("GET", url.replace(/^\/api\//, ""));
  return { headers: new Headers(), json: async () => reply };
});

/** The lines of a file, each by the headings that it has of money. */
async function moneyIn(name: string): Promise<Record<string, string>[]> {
  const file = await findExport(name)?.write(client, new URLSearchParams());
  const text = await new Response(file).text();
  const [head = [], ...lines] = text
    .replace("\uFEFF", "")
    .split("\r\n")
    .filter(Boolean)
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replaceAll('"', "")));
  const isMoney = (heading: string) => heading.endsWith("(INR)") || heading === "Payment";
  return lines.map((cells) =>
    Object.fromEntries(head.flatMap((one, index) => (isMoney(one) ? [[one, cells[index] ?? ""]] : []))),
  );
}

test.each(kinds)(
  "$name has total, paid and due, by as many queries as ever",
  async ({ name, path, field, formFor }) => {
    const ask = async (phoneNo: string) =>
      ((await app.call("POST", path, formFor({ phoneNo }))).data as { id: number }).id;
    const paid = await ask("9000000011");
    await staff("PUT", `${path}/${paid}`, formFor({ status: "Accepted", total: 4500 }));
    await staff("POST", "Payment", { amount: 2000, method: "UPI", [field]: paid });
    const few = await countQueries(app.services.db.executor, () => moneyIn(name));
    for (const phone of ["9000000012", "9000000013", "9000000014"]) await ask(phone);
    const many = await countQueries(app.services.db.executor, () => moneyIn(name));

    const owed = { "Total (INR)": "4500", "Paid (INR)": "2000", "Due (INR)": "2500", "Over (INR)": "0" };
    expect(few.result).toEqual([{ ...owed, Payment: "Part paid" }]);
    expect(many.result.at(-1)).toEqual(few.result[0]);
    expect(many.result[0]).toMatchObject({ "Total (INR)": "", "Paid (INR)": "0", Payment: "Unpaid" });
    expect([many.result.length, many.count]).toEqual([4, few.count]);
  },
);
