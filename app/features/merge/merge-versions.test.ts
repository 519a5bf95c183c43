import { expect, test } from "vitest";
import { choiceOf, mergeVersions } from "./merge-versions.ts";

const theirs = { hotelName: "Willow House", address: "Lane 5", plan: ["a", "b"], days: "2", version: "7" };
const ours = { hotelName: "Willow Court", address: "Lane 4", plan: ["c"], days: "1", version: "6" };
const name = choiceOf({ keys: ["hotelName"] });
const plan = choiceOf({ keys: ["plan", "days"] });

function sent(fields: Record<string, string>): FormData {
  const form = new FormData();
  form.set("theirs", JSON.stringify(theirs));
  form.set("ours", JSON.stringify(ours));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return form;
}

test("each field is taken from the version that was chosen, from the version that is stored now", () => {
  expect(mergeVersions(sent({ [name]: "theirs", [plan]: "ours" }))).toEqual({
    hotelName: "Willow House",
    address: "Lane 4",
    plan: ["c"],
    days: "1",
    version: "7",
  });
});

test("fields that belong together go together", () => {
  expect(mergeVersions(sent({ [name]: "ours", [plan]: "theirs" }))).toMatchObject({
    hotelName: "Willow Court",
    plan: ["a", "b"],
    days: "2",
  });
});

test("one button decides all", () => {
  const choice = sent({ [name]: "theirs", [plan]: "theirs", all: "ours" });
  expect(mergeVersions(choice)).toEqual({ ...ours, version: "7" });
});

test("a form that is no choice of versions is none", () => {
  expect(mergeVersions(new FormData())).toBeNull();
  expect(mergeVersions(sent({ ours: "not json" }))).toBeNull();
});
