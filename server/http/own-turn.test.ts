import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { ownTurn } from "./own-turn.ts";

test("each of several has a turn of the event loop to itself, in order", async () => {
  const begun: string[] = [];
  for (const name of ["a", "b", "c"]) void ownTurn().then(() => begun.push(name));
  const after: string[][] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await setImmediate();
    after.push([...begun]);
  }
  expect(after).toEqual([["a"], ["a", "b"], ["a", "b", "c"]]);
});

test("lanes take turns: who waits in a short one does not wait for all of a long one", async () => {
  const [long, short] = [{}, {}];
  const begun: string[] = [];
  for (const name of ["a", "b", "c"]) void ownTurn(long).then(() => begun.push(name));
  for (const name of ["d", "e"]) void ownTurn(short).then(() => begun.push(name));
  await expect.poll(() => begun.length).toBe(5);
  expect(begun).toEqual(["a", "d", "b", "e", "c"]);
});
