import { beforeAll, expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { statementsOf } from "#test/support/query-plans.queries.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const when = "2030-06-01T06:30:00Z";
const company = "9419000000";
/** Numbers at every place of a text, beside letters of one to four bytes, joined to others, and at its end. */
const messages = Array.from({ length: 40 }, (_, n) => {
  const before = `${"é".repeat(n % 7)}${"a".repeat(n % 5)}${n % 3 === 0 ? "𝌆" : ""}`;
  const digits = String(7_000_000_019 + n * 104_729).slice(0, 5 + (n % 9));
  return `${before}${digits}${n % 4 === 0 ? "" : "é, +91 90 35 1204"}`;
});

const ask = (reference: string, name: string, message: string) => ({
  created_at: when,
  reference,
  name,
  email: "guest@example.com",
  subject: "A question",
  message,
  answered: 0,
});

const addAll = (rows: ReturnType<typeof ask>[]) =>
  app.services.db.executor.insertInto("queries").values(rows).execute();

beforeAll(async () => {
  const asked = [...messages, ...messages.map(() => `Call ${company}`), ...messages, ...messages];
  await addAll(
    asked.map((message, n) => ask(`QU-AAA${n + 100}`, n % 2 === 0 ? "Tara Wani" : "Omar Dar", message)),
  );
});

const path = (search: string) => `CustomerFeedBack/Query?limit=100&search=${encodeURIComponent(search)}`;

async function found(search: string): Promise<number[]> {
  const { data } = await staff("GET", path(search));
  return (data as { id: number }[]).map(({ id }) => id);
}

async function lookAtEach(words: string[]): Promise<number[]> {
  const rows = await app.services.db.executor.selectFrom("queries").selectAll().execute();
  return rows
    .filter((row) =>
      words.every((word) =>
        [row.reference, row.name, row.email, row.subject, row.message].join(" ").toLowerCase().includes(word),
      ),
    )
    .map(({ id }) => id)
    .toSorted((a, b) => b - a);
}

/** Every run of digits of the messages, and each part of it with five digits or more. */
const parts = [
  ...new Set(
    messages.flatMap((message) =>
      (message.match(/\d{5,}/g) ?? []).flatMap((run) => [
        run,
        run.slice(-5),
        run.slice(0, 5),
        run.slice(1, 7),
        run.slice(-6),
      ]),
    ),
  ),
];

test("a number, or a part of it, is found wherever it stands in a text", async () => {
  expect(parts.length).toBeGreaterThan(80);
  for (const part of parts) expect([part, await found(part)]).toEqual([part, await lookAtEach([part])]);
});

test("a name and a number find who has both", async () => {
  for (const part of parts.slice(0, 20))
    expect(await found(`tara ${part}`)).toEqual(await lookAtEach(["tara", part]));
});

test("each number of a very long text is found, also where it is read in pieces", async () => {
  const long = Array.from({ length: 12_000 }, (_, n) => `${"é".repeat(n % 3)}${20_000 + n} `).join("");
  await addAll([ask("QU-LONG01", "Long", "1234567890".repeat(30_000)), ask("QU-LONG02", "Long", long)]);
  for (const number of ["20499", "31999", "1234567890123"])
    expect([number, await found(number)]).toEqual([number, await lookAtEach([number])]);
  await app.services.db.executor.deleteFrom("queries").where("name", "=", "Long").execute();
});

test("numbers in which the digits stand elsewhere are not found", async () => {
  expect(await found("7000000000000019")).toEqual([]);
  expect(await found("9190351204")).toEqual([]);
});

test("a changed text is found by its new number alone, a deleted one in the trash", async () => {
  const { executor } = app.services.db;
  const [{ id }] = (await executor.selectFrom("queries").select("id").limit(1).execute()) as [{ id: number }];
  const write = (change: { message?: string; deleted_at?: string }) =>
    executor.updateTable("queries").set(change).where("id", "=", id).execute();
  await write({ message: "8765432109" });
  expect(await found("54321")).toEqual([id]);
  await write({ message: "No number" });
  expect(await found("54321")).toEqual([]);
  await write({ message: "8765432109", deleted_at: when });
  expect(await found("54321")).toEqual([]);
  const trash = await staff("GET", `${path("54321")}&isDeleted=true`);
  expect(trash.data).toMatchObject([{ id }]);
});

test("it is looked up at once; what very many have, as the company's own number, is searched for as a word", async () => {
  const own = await statementsOf(app.services.db.executor, () => staff("GET", path("7000000019")));
  expect(own.filter(({ sql }) => /words_of_numbers|numbers_of/.test(sql))).toHaveLength(1);
  expect(own.filter(({ sql }) => /from "queries_words"/.test(sql))).toEqual([]);
  await addAll(Array.from({ length: 120 }, (_, n) => ask(`QU-BBB${n + 100}`, "Everyone", `From ${company}`)));
  const { data, pageInfo } = await staff("GET", path(company));
  expect([data, pageInfo]).toMatchObject([{ length: 100 }, { isMore: true }]);
  expect((data as { id: number }[]).map(({ id }) => id)).toEqual((await lookAtEach([company])).slice(0, 100));
});
