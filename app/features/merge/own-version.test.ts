import { expect, test } from "vitest";
import { readBefore, readOwnVersion, toTexts } from "./own-version.ts";

type Stay = { id: string; status: string; checkIn: string; roomId: string; version: string };

const stored = { id: 7, status: "", checkIn: "2030-06-10", roomId: null, version: 3 };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("a form that shows a part of a record sends the whole of it, with what was typed over it", () => {
  const form = formOf({ read: JSON.stringify(toTexts(stored)), status: "Accepted", roomId: "4" });
  expect(readOwnVersion<Stay>(form)).toEqual({
    id: "7",
    status: "Accepted",
    checkIn: "2030-06-10",
    roomId: "4",
    version: "3",
  });
  expect(readBefore<Stay>(form)).toMatchObject({ status: "", roomId: "" });
});

test("a choice from two versions is taken as it is, and what was theirs is what it began with", () => {
  const mine = { ...toTexts(stored), status: "Accepted" };
  const theirs = { ...toTexts(stored), checkIn: "2030-06-12", version: "4" };
  const form = formOf({
    mine: JSON.stringify(mine),
    theirs: JSON.stringify(theirs),
    "take.status": "mine",
    "take.checkIn": "theirs",
    intent: "update",
  });
  const wanted = { ...theirs, status: "Accepted" };
  expect(readOwnVersion<Stay>(form)).toEqual(wanted);
  expect(readBefore<Stay>(form)).toEqual(theirs);
});

test("a form without the record as it was read sends what was typed, and no version", () => {
  expect(readOwnVersion(formOf({ status: "Accepted", read: "{" }))).toEqual({
    version: "",
    status: "Accepted",
  });
});
