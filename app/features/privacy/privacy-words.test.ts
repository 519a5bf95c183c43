import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import { noticeLines, noticeLink, noticeVersion } from "#contract/privacy.ts";
import { privacyWords } from "./privacy-words.ts";

const { privacy } = companyDefaults;

test("a change of the words is a new version of the notice", () => {
  const words = JSON.stringify([noticeLines, noticeLink, privacyWords("The company", privacy)]);
  const mark = createHash("sha256").update(words).digest("hex").slice(0, 12);
  expect([noticeVersion, mark]).toEqual(["2026-11-23", "c2448f4a5781"]);
});

test("the periods are those of the settings; an empty one says that nothing is deleted by itself", () => {
  const text = (changed: Partial<typeof privacy>) =>
    JSON.stringify(privacyWords("The company", { ...privacy, ...changed }));
  expect(text({ requestMonths: "7" })).toContain("came to nothing: for 7 months.");
  expect(text({ emailDays: "1" })).toContain("their words for 1 day.");
  expect(text({ stayYears: "" })).toContain("took place: until you ask us to erase it.");
  expect(text({ answerDays: "" })).not.toContain("We answer within");
});
