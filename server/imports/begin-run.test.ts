import { sql } from "kysely";
import { pino } from "pino";
import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { recordKinds } from "../record-kinds.ts";
import { beginRun } from "./begin-run.ts";
import { findImport } from "./imports.queries.ts";

const app = appOfFile();
const staff = staffOfFile(app);

async function sentImport() {
  const form = new FormData();
  form.set("kind", "hotels");
  form.set("file", new File(["Hotel Name\nWillow Bank\n"], "list.csv"));
  const { token } = (await staff("POST", "Import", form)).data as { token: string };
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
