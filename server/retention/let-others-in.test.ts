import { expect, test } from "vitest";
import { startTestApp } from "#test/support/app.ts";
import { queryFormFor } from "#test/support/factories.ts";
import { purge } from "./purge.ts";

test("a long purge gives others their turn after every fifty records", async () => {
  const app = await startTestApp();
  const { executor } = app.services.db;
  const { name, email, subject, message } = queryFormFor();
  const stored = { name, email, subject, message, answered: 0, created_at: "2028-01-01T00:00:00.000Z" };
  const rows = Array.from({ length: 500 }, (_, index) => ({ ...stored, reference: `QRY-${index}` }));
  await executor.insertInto("queries").values(rows).execute();
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  expect((await purge(app.services)).requestsDeleted).toBe(500);
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(10);
  await app.stop();
});
