import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSchemaLock } from "./schema-lock.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "agency-lock-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("processes of the same schema share the folder; none can change the schema meanwhile", () => {
  const first = openSchemaLock(dataDir, 50);
  const second = openSchemaLock(dataDir, 50);
  first.share();
  second.share();
  expect(() => second.own()).toThrow("Another process is using");
  first.release();
  second.own();
  second.release();
});

test("nobody joins while the schema is being changed", () => {
  const changing = openSchemaLock(dataDir, 50);
  const joining = openSchemaLock(dataDir, 50);
  changing.own();
  expect(() => joining.share()).toThrow("Another process is using");
  changing.share();
  joining.share();
  changing.release();
  joining.release();
});
