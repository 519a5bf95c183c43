import { beforeAll, expect, test } from "vitest";
import type { Query } from "#contract/queries.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";

const app = appOfFile();
const staff = staffOfFile(app);

/** Six thousand names: in their order first those of nobody who is looked for, then all Meeras, then all Lalits. */
const names = (n: number) => (n % 4 === 0 ? "Meera" : n % 20 === 1 ? "Lalit" : "Zoya");
const count = 6000;

beforeAll(async () => {
  const rows = Array.from({ length: count }, (_, n) => ({
    created_at: "2030-05-01T06:30:00Z",
    reference: `QU-${String(n).padStart(6, "0")}`,
    name: `${names(n)} ${String(n).padStart(4, "0")}`,
    email: `${n}@mail.example`,
    subject: "The road",
    message: "Is it open?",
    answered: 0,
  }));
  for (let first = 0; first < count; first += 500)
    await app.services.db.executor
      .insertInto("queries")
      .values(rows.slice(first, first + 500))
      .execute();
});

async function find(search: string, page: number) {
  const address = `CustomerFeedBack/Query?OrderBy=name&limit=40&CurrentPage=${page}&search=${search}`;
  const { data, pageInfo } = await staff("GET", address);
  return { names: (data as Query[]).map(({ name }) => name), pageInfo };
}

test("a name that is late in a long list's order is sorted whole, or its newest where there are very many", async () => {
  const lalits = Array.from({ length: count }, (_, n) => n).filter((n) => names(n) === "Lalit");
  const all: string[] = [];
  for (let page = 1; page <= 8; page += 1) all.push(...(await find("lalit", page)).names);
  expect(all).toEqual(lalits.map((n) => `Lalit ${String(n).padStart(4, "0")}`).toReversed());
  const last = (await find("lalit", 8)).pageInfo;
  expect([last?.totalRecords, last?.isMore]).toEqual([300, undefined]);

  const newest = await find("meera", 1);
  expect(newest.pageInfo).toMatchObject({ totalRecords: 100, isMore: true, ofNewest: 100 });
  expect(newest.names.slice(0, 2)).toEqual(["Meera 5996", "Meera 5992"]);
  expect((await find("meera", 3)).names.at(-1)).toBe("Meera 5600");
});
