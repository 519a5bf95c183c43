import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate, schemaAge } from "./migrate.ts";
import { openDatabase } from "./open.ts";
import { unfitness } from "./unfit-server.ts";

const server = process.env["TEST_DATABASE_URL"];

test("a PostgreSQL that is too old, and an encoding that has not all signs, are told", () => {
  expect(unfitness({ encoding: "UTF8", version: "15.18 (Debian 15.18-0+deb12u1)" })).toBeUndefined();
  expect(unfitness({ encoding: "UTF8", version: "17.0" })).toBeUndefined();
  expect(unfitness({ encoding: "UTF8", version: "13.22" })).toContain("PostgreSQL 15 or newer");
  expect(unfitness({ encoding: "LATIN1", version: "15.18" })).toContain("--encoding=UTF8");
});

test.skipIf(!server).each(["SQL_ASCII", "LATIN1"])(
  "no site begins in a database with the encoding %s, which stays empty",
  async (encoding) => {
    const name = `agency_test_${randomBytes(6).toString("hex")}`;
    const { executor } = openDatabase({ databaseUrl: server, dataDir: "." });
    await sql
      .raw(`create database ${name} template template0 encoding '${encoding}' locale 'C'`)
      .execute(executor);
    const url = new URL(server ?? "");
    url.pathname = `/${name}`;
    const odd = openDatabase({ databaseUrl: url.href, dataDir: "." });
    await expect(migrate(odd)).rejects.toThrow(`has the encoding ${encoding}`);
    expect(await schemaAge(odd)).toBe("empty");
    await odd.executor.destroy();
    await sql.raw(`drop database ${name} with (force)`).execute(executor);
    await executor.destroy();
  },
);
