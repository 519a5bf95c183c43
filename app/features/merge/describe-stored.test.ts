import { expect, test } from "vitest";
import type { Failure, Reply } from "#contract/client.ts";
import { describeStored } from "./describe-stored.ts";

const failed = (status: number, message: string): Failure => ({ ok: false, status, message, errors: {} });
const conflict = failed(409, "Somebody else changed this meanwhile");

async function refuse(failure: Failure, stored: Reply<{ price: number; version: number }>) {
  const { message, version } = await describeStored(
    failure,
    "1",
    () => Promise.resolve(stored),
    (now) => ({ words: `₹${now.price}`, version: String(now.version) }),
  );
  return [version, message];
}

const now = (version: number) =>
  ({ ok: true, status: 200, message: "OK", data: { price: 450, version } }) as const;

test("who was slower reads what is stored now, and sends its version with the next press", async () => {
  expect(await refuse(conflict, now(2))).toEqual([
    "2",
    "Somebody else changed this meanwhile. Stored now: ₹450. Save once more to put what you typed in its place",
  ]);
});

test("other refusals stay as they are: a fault of the form, a conflict with something else", async () => {
  expect(await refuse(failed(400, "Write a price"), now(2))).toEqual(["1", "Write a price"]);
  expect(await refuse(failed(409, "This name is taken"), now(1))).toEqual(["1", "This name is taken"]);
});

test("what cannot be read is not written over: the version stays the old one", async () => {
  const [version, message] = await refuse(conflict, failed(503, "No records just now"));
  expect(version).toBe("1");
  expect(message).toMatch(/What is stored now could not be read/);
});
