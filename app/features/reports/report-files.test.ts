import { expect, test } from "vitest";
import type { Client } from "#contract/client.ts";
import { type Account, mostNamed } from "#contract/reports.ts";
import { reportFiles } from "./report-files.ts";

const account = (id: number): Account => ({
  kind: "bookings",
  id,
  reference: `CO-${id}`,
  customerName: "Zehra Dar",
  phoneNo: "5550000001",
  what: "Walnut Courtyard",
  day: "2030-06-10",
  owed: 9000,
  paid: 0,
  amount: 9000,
  since: null,
  daysLate: 0,
});

/** So many owe, and so many get money back, told page by page. */
function officeOf(owing: number, toReturn: number): Client {
  const pageOf = (count: number, from: number, { page, limit }: { page: number; limit: number }) => ({
    count,
    total: count * 9000,
    accounts: Array.from({ length: count }, (_, index) => account(from + index)).slice(
      (page - 1) * limit,
      page * limit,
    ),
  });
  const read = ({ query }: { query: { page: number; limit: number } }) => ({
    ok: true,
    data: {
      today: "2030-06-01",
      owing: pageOf(owing, 1, query),
      toReturn: pageOf(toReturn, 1_000_001, query),
    },
  });
  return { reports: { owing: read } } as unknown as Client;
}

async function linesOf(api: Client): Promise<string[]> {
  const file = reportFiles.find(({ name }) => name === "owing.csv");
  const text = await new Response(await file?.write(api, new URLSearchParams("page=2"))).text();
  return text.trim().split(/\r?\n/).slice(1);
}

test("what is to come and what is to be given back have a column each, so that each can be added up", async () => {
  const owing = { ...account(1), paid: 2000, amount: 7000 };
  const toReturn = { ...account(2), paid: 9500, amount: 500 };
  const of = (one: Account) => ({ count: 1, total: one.amount, accounts: [one] });
  const read = () => ({ ok: true, data: { today: "2030-06-01", owing: of(owing), toReturn: of(toReturn) } });
  const lines = await linesOf({ reports: { owing: read } } as unknown as Client);
  expect(lines.map((line) => line.split(",").slice(-2))).toEqual([
    ["7000", "0"],
    ["0", "500"],
  ]);
});

test.each([
  [0, 0],
  [3, 0],
  [mostNamed, 1],
  [2 * mostNamed + 7, mostNamed + 1],
])("of %i who owe and %i who get money back each stands in the file once", async (owing, toReturn) => {
  const references = (await linesOf(officeOf(owing, toReturn))).map((line) => /CO-\d+/.exec(line)?.[0]);
  expect(references).toHaveLength(owing + toReturn);
  expect(new Set(references).size).toBe(owing + toReturn);
});
