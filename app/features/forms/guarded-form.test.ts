import { expect, test } from "vitest";
import { trapName } from "#contract/core/page-form.ts";
import { readGuardedForm } from "./guarded-form.ts";

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: "Zoya", ...fields })) form.set(name, value);
  return form;
}

test.each([
  [{ [trapName]: "" }, "plain"],
  [{}, "plain"],
  [{ openSeconds: "3" }, "plain"],
  [{ openSeconds: "60.5", [trapName]: "" }, "plain"],
  [{ openSeconds: "2.9" }, "quick"],
  [{ openSeconds: "-1" }, "quick"],
  [{ openSeconds: "long" }, "quick"],
  [{ openSeconds: "60.5", [trapName]: "https://evil.example" }, "filled"],
  [{ noticeVersion: "2026-11-22" }, "plain 2026-11-22"],
  [{ openSeconds: "9", noticeVersion: "<b>\r\nx: y" }, "plain"],
] as const)("%j is %s", (fields, sign) => {
  const { typed, formSign } = readGuardedForm(formWith(fields));
  expect([formSign, typed]).toEqual([sign, { name: "Zoya" }]);
});
