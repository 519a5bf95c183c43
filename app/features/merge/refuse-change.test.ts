import { expect, test } from "vitest";
import type { Failure, Reply } from "#contract/client.ts";
import { refuseChange } from "./refuse-change.ts";

type Boat = { name: string; version: number };

const conflict = failed(409, "Somebody else changed this meanwhile");

function failed(status: number, message: string): Failure {
  return { ok: false, status, message, errors: {} };
}

async function refuse(failure: Failure, stored: Reply<Boat>) {
  let reads = 0;
  const { data, init } = await refuseChange(failure, {
    form: new FormData(),
    ours: { name: "Ours", version: "1" },
    readStored: async () => {
      reads += 1;
      return stored;
    },
    valuesOf: ({ name, version }) => ({ name, version: String(version) }),
  });
  return { ...data, status: init?.status, reads };
}

const now = (version: number): Reply<Boat> => ({
  ok: true,
  status: 200,
  message: "OK",
  data: { name: "Theirs", version },
});

test("when somebody else was quicker, what is stored now stands beside what was typed", async () => {
  expect(await refuse(conflict, now(2))).toMatchObject({
    status: 409,
    message: "Somebody else changed this meanwhile",
    theirs: { name: "Theirs", version: "2" },
    ours: { name: "Ours" },
  });
});

test("when what is stored now cannot be read, that is said, and what was typed stays", async () => {
  const { message, theirs, ours } = await refuse(conflict, failed(503, "No records just now"));
  expect(message).toBe(
    "Somebody else changed this meanwhile. What is stored now could not be read: please save once more in a moment",
  );
  expect([theirs, ours]).toEqual([undefined, { name: "Ours", version: "1" }]);
});

test("a conflict with another record, and a form that is wrong, are said in the server's words alone", async () => {
  const full = failed(409, "No room is free for these nights");
  expect(await refuse(full, now(1))).toMatchObject({ message: full.message, theirs: undefined, reads: 1 });
  const wrong = failed(400, "Please check the marked fields");
  expect(await refuse(wrong, now(2))).toMatchObject({ message: wrong.message, theirs: undefined, reads: 0 });
});
