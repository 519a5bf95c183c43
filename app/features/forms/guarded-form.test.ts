import { expect, test } from "vitest";
import { trapName } from "#contract/core/page-form.ts";
import { readGuardedForm } from "./guarded-form.ts";

const now = 2_000_000_000_000;
const hour = 3_600_000;

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: "Zoya", ...fields })) form.set(name, value);
  return form;
}

test.each([
  [{ made: String(now - 3000), [trapName]: "" }, "plain"],
  [{ made: String(now - 9 * hour), [trapName]: "" }, "plain"],
  [{ made: String(now - 2999), [trapName]: "" }, "quick"],
  [{ made: String(now + hour), [trapName]: "" }, "quick"],
  [{ made: "yesterday", [trapName]: "" }, "quick"],
  [{}, "quick"],
  [{ made: String(now - hour), noticeVersion: "2026-11-22" }, "plain 2026-11-22"],
  [{ made: String(now - hour), noticeVersion: "<b>\r\nx: y" }, "plain"],
  [{ made: String(now - 1000), openSeconds: "60.5" }, "plain"],
  [{ made: String(now - hour), openSeconds: "2.9" }, "quick"],
  [{ made: String(now - hour), openSeconds: "long" }, "quick"],
  [{ made: String(now - hour), [trapName]: "https://evil.example" }, "filled"],
] as const)("%j is %s", (fields, sign) => {
  const { typed, formSign } = readGuardedForm(formWith(fields), now);
  expect([formSign, typed]).toEqual([sign, { name: "Zoya" }]);
});

test("a form that comes back with a fault keeps the moment it was first given out", () => {
  const made = String(now - hour);
  expect(readGuardedForm(formWith({ made }), now).made).toBe(made);
});
