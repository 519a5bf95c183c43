import { expect, test } from "vitest";
import type { Change } from "#contract/change-log.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { setUpApp } from "#test/support/second-factor.ts";
import { runAccountsCommand } from "./run-accounts-command.ts";

const app = appOfTest();
const asha = staffOfTest(app);
const newPassword = "chinar-leaves-fall";

function accountOf(printed: string) {
  const [username = "", password = ""] = (printed.split("\n")[0] ?? "").split(" / ");
  return { username, password };
}

test("a lost owner gets back in: a one-time password, the sessions ended, a note in the change log", async () => {
  const account = accountOf(await runAccountsCommand(app.services, ["reset", "Asha"]));
  expect(account.username).toBe("asha");
  expect((await asha("GET", "auth/session")).status).toBe(401);
  const again = await app.signIn(account);
  expect((await again("GET", "Booking")).status).toBe(403);
  await again("PUT", "Staff/OwnPassword", { currentPassword: account.password, password: newPassword });
  const log = (await again("GET", "ChangeLog?kind=staff")).data as Change[];
  expect(log.map(({ by, action, title }) => [by, action, title])).toEqual([
    ["asha", "gave a new password", "asha"],
    ["server operator", "gave a new password", "asha"],
  ]);
});

test("a lost phone is no wall either: the reset takes the second factor away", async () => {
  await setUpApp(app.clock, asha);
  const account = accountOf(await runAccountsCommand(app.services, ["reset", "asha"]));
  expect((await app.call("POST", "auth/login", account)).status).toBe(200);
});

test("accounts are made and listed; a wrong word prints what there is to say", async () => {
  const farah = accountOf(await runAccountsCommand(app.services, ["create", "farah", "owner"]));
  expect((await (await app.signIn(farah))("GET", "auth/session")).data).toMatchObject({ role: "owner" });
  await runAccountsCommand(app.services, ["create", "bilal"]);
  const rows = (await runAccountsCommand(app.services, ["list"]))
    .split("\n")
    .map((line) => line.split("\t").slice(0, 3));
  expect(rows).toEqual([
    ["asha", "owner", "enabled"],
    ["farah", "owner", "enabled"],
    ["bilal", "staff", "enabled"],
  ]);
  expect(await runAccountsCommand(app.services, ["erase"])).toContain("npm run staff -- reset <name>");
  for (const words of [
    ["reset", "nobody"],
    ["create", "a b"],
    ["create", "farah"],
    ["create", "x", "king"],
  ])
    await expect(runAccountsCommand(app.services, words)).rejects.toThrow();
});
