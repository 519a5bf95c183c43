import { expect, test } from "vitest";
import { appOfFile } from "#test/support/app-hooks.ts";
import { startSilentServer } from "#test/support/silent-server.ts";
import { openS3Store } from "../store/s3-store.ts";
import { parseS3Address } from "../store/store-address.ts";
import { removeUnlessNamed } from "./remove-files.ts";

const app = appOfFile();
const limits = { connect: 500, silence: 500, call: 1000 };
const hash = "0123456789abcdef01234567";

test("while a store is silent that files are to be removed from, the database goes on", async () => {
  const server = await startSilentServer();
  const store = openS3Store(
    parseS3Address(`s3://key:secret@127.0.0.1:${server.port}/bucket?tls=off`),
    limits,
  );
  const { db } = app.services;
  let isGivenUp = false;
  const removing = removeUnlessNamed({ db, store }, hash, [`originals/${hash}.jpg`]).catch(() => {
    isGivenUp = true;
  });
  await expect.poll(server.connections).toBeGreaterThan(0);
  await db.executor.selectFrom("pictures").select("id").execute();
  expect(isGivenUp).toBe(false);
  await removing;
  expect(isGivenUp).toBe(true);
  server.stop();
});
