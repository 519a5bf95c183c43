import { sql } from "kysely";
import { pino } from "pino";
import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { recordKinds } from "../record-kinds.ts";
import { beginRun } from "./begin-run.ts";
import { findImport, type ImportRecord } from "./imports.queries.ts";
import { sendFile } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

async function sentImport() {
  const { token } = await sendFile(staff, "hotels", "Hotel Name\nWillow Bank\n");
  const record = await findImport(app.services.db.executor, token);
  if (!record) throw new Error("the import is not there");
  return record;
}

test("an import for which the disk has no room says so", async () => {
  const record = await sentImport();
  const fail = () => Promise.reject(Object.assign(new Error("full"), { errcode: 13 }));
  await beginRun(app.services, recordKinds, record, { from: record.state, to: "reading" }, fail);
  expect(await findImport(app.services.db.executor, record.token)).toMatchObject({
    state: "failed",
    note: expect.stringMatching(/^Nothing could be stored: there is no room left/),
  });
});

test("of many imports two are worked on at once; the others wait, and one that another process took over is left to it", async () => {
  const records: ImportRecord[] = [];
  for (let count = 0; count < 6; count += 1) records.push(await sentImport());
  const { executor } = app.services.db;
  const work = { now: 0, most: 0, done: 0 };
  const end = Promise.withResolvers<void>();
  const first = async (record: ImportRecord) => {
    work.most = Math.max(work.most, (work.now += 1));
    await end.promise;
    work.now -= 1;
    work.done += 1;
    return record;
  };
  const state = async (index: number) => (await findImport(executor, records[index]?.token ?? ""))?.state;
  const begun: Promise<void>[] = [];
  for (const [index, record] of records.entries()) {
    begun.push(beginRun(app.services, recordKinds, record, { from: record.state, to: "reading" }, first));
    await expect.poll(() => state(index)).toBe("reading");
  }
  await expect.poll(() => work.now).toBeGreaterThan(1);
  await executor
    .updateTable("imports")
    .set({ run: "another" })
    .where("id", "=", records[5]?.id ?? 0)
    .execute();
  end.resolve();
  await Promise.all(begun);
  expect(work).toEqual({ now: 0, most: 2, done: 5 });
  expect([await state(0), await state(4), await state(5)]).toEqual(["ready", "ready", "reading"]);
});

test("an import that fails, and whose end cannot be noted either, has both causes in the log", async () => {
  const { executor } = app.services.db;
  const record = await sentImport();
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line) => void lines.push(line) });
  const lose = async () => {
    await sql`alter table imports rename to lost_imports`.execute(executor);
    throw new Error("the disk is gone");
  };
  await beginRun({ ...app.services, log }, recordKinds, record, { from: record.state, to: "reading" }, lose);
  await sql`alter table lost_imports rename to imports`.execute(executor);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    "an import failed",
    "an import's end could not be noted",
  ]);
});
