import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { owner } from "#test/support/owner.ts";

const app = appOfFile();
const asha = staffOfFile(app);

const add = (password: string, username = "bilal") =>
  asha("POST", "Staff", { username, password, role: "staff" });

test.each(["password123", "iloveyou12", "PASSWORD1234", "Sunshine2024!", "dragondragon", "monkey!!!123"])(
  "%s is refused: many people use it",
  async (password) => {
    const { status, errors } = await add(password);
    expect([status, errors?.["password"]]).toEqual([400, expect.stringMatching(/^Too many people use this/)]);
  },
);

test.each([
  "1234567890",
  "12345678901",
  "aaaaaaaaaa",
  "ababababab",
  "zyxwvutsrq",
  "qwertyuiop",
  "bilalbilal",
  "Bilal-2026!",
  "chinarandoar",
])("%s is refused: it is easily guessed", async (password) => {
  const { status, errors } = await add(password);
  const refused = expect.stringMatching(/^This is easily guessed/);
  expect([status, errors?.["password"]]).toEqual([400, refused]);
});

test("a few words in a row are taken, also with a common one among them", async () => {
  expect((await add("kahwa-at-the-ghat", "bilal")).status).toBe(201);
  expect((await add("sunshine over zabarwan", "sana")).status).toBe(201);
});

test("one's own new password and a reset are looked at alike; the one in use is not", async () => {
  const change = (password: string) =>
    asha("PUT", "Staff/OwnPassword", { currentPassword: owner.password, password });
  expect((await change("password123")).errors).toEqual({
    password: expect.stringMatching(/^Too many people/),
  });
  expect((await change("asha-asha-asha")).errors).toEqual({
    password: expect.stringMatching(/easily guessed/),
  });
  expect((await change(owner.password)).errors).toEqual({ password: "Choose another one than now" });
  const { data } = await add("saffron-at-pampore", "farah");
  const path = `Staff/${(data as { id: number }).id}/Password`;
  expect((await asha("PUT", path, { password: "password123" })).status).toBe(400);
});
