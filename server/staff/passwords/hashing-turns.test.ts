import { expect, test } from "vitest";
import { AppError } from "../../errors.ts";
import { takeTurns } from "./hashing-turns.ts";

const asha = { account: 1 };

/** Tasks that the test ends, in the order in which they began. */
function slowWorks() {
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const work = async (name: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return name;
  };
  return { work, endNext: () => ends.shift()?.(), most: () => most };
}

test("two at once, twenty wait in order, and who comes after them is told at once when to come back", async () => {
  const inTurn = takeTurns();
  const { work, endNext, most } = slowWorks();
  const done: number[] = [];
  const all = Array.from({ length: 22 }, (_, name) =>
    inTurn(() => work(name), asha).then((ended) => done.push(ended)),
  );
  const refused = await inTurn(() => work(99), asha).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect((refused as AppError).code).toBe("busy");
  expect((refused as AppError).headers).toEqual({ "retry-after": "2" });
  while (done.length < 22) {
    endNext();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  expect(done).toEqual(Array.from({ length: 22 }, (_, name) => name));
  expect(most()).toBe(2);
});

test("a work that fails gives its turn on", async () => {
  const inTurn = takeTurns(1, 1);
  await expect(inTurn(() => Promise.reject(new Error("no")), asha)).rejects.toThrow("no");
  expect(await inTurn(() => Promise.resolve("yes"), asha)).toBe("yes");
});

test("whoever is known, and a network that asked for nothing yet, does not wait behind a crowd of strangers", async () => {
  const inTurn = takeTurns(1, 3);
  const { work, endNext } = slowWorks();
  const done: (number | string)[] = [];
  const networks = ["203.0.113.7", "203.0.113.7", "203.0.113.7", "203.0.113.7", "198.51.100.9", undefined];
  const all = networks.map((network, name) =>
    inTurn(() => work(name), network === undefined ? asha : { network }).then(
      (ended) => done.push(ended),
      (error: AppError) => done.push(error.code),
    ),
  );
  while (done.length < networks.length) {
    endNext();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  expect(done).toEqual(["busy", 0, 5, 4, 1, 2]);
});

test("whoever is known waits in turn by account: one with many tries makes room for a colleague, who is next", async () => {
  const inTurn = takeTurns(1, 3);
  const { work, endNext } = slowWorks();
  const done: (number | string)[] = [];
  const all = [1, 1, 1, 1, 2].map((account, name) =>
    inTurn(() => work(name), { account }).then(
      (ended) => done.push(ended),
      (error: AppError) => done.push(error.code),
    ),
  );
  while (done.length < all.length) {
    endNext();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  expect(done).toEqual(["busy", 0, 4, 1, 2]);
});
