import { expect, test } from "vitest";
import { fitTo, readBase, readOurs, toTexts } from "./form-versions.ts";

const stored = { id: 7, status: "", checkIn: "2030-06-10", roomId: null, version: 3 };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("a form that shows a part of a record sends the whole of it, with what was typed over it", () => {
  const form = formOf({ base: JSON.stringify(toTexts(stored)), status: "Accepted", roomId: "4" });
  expect(readOurs(form)).toEqual({
    id: "7",
    status: "Accepted",
    checkIn: "2030-06-10",
    roomId: "4",
    version: "3",
  });
  expect(readBase(form)).toMatchObject({ status: "", roomId: "" });
});

test("a choice from two versions is taken as it is, and what was theirs is what it began with", () => {
  const ours = { ...toTexts(stored), status: "Accepted" };
  const theirs = { ...toTexts(stored), checkIn: "2030-06-12", version: "4" };
  const form = formOf({
    ours: JSON.stringify(ours),
    theirs: JSON.stringify(theirs),
    "take.status": "ours",
    "take.checkIn": "theirs",
    intent: "update",
  });
  const wanted = { ...theirs, status: "Accepted" };
  expect(readOurs(form)).toEqual(wanted);
  expect(readBase(form)).toEqual(theirs);
});

test("a form without the record as it was sends what was typed, and no version", () => {
  expect(readOurs(formOf({ status: "Accepted", base: "{" }))).toEqual({
    version: "",
    status: "Accepted",
  });
});

test("what was sent takes the shape of the record: what is missing, or of another kind, stays", () => {
  const room = { roomType: "2", facilities: [1], plan: [{ heading: "a" }], names: new Array<string>() };
  expect(fitTo(room, { roomType: "3", facilities: [], plan: [], names: ["x"], intent: "update" })).toEqual({
    roomType: "3",
    facilities: [],
    plan: [],
    names: ["x"],
  });
  const wrong = { roomType: 3, facilities: "1", plan: [{ heading: null }], names: [{}] };
  expect(fitTo(room, wrong)).toEqual(room);
});

test("what has no text is left out of a form's record, for it is no change", () => {
  const texts = toTexts({ status: "New", roomId: null, mealPlan: undefined, extras: [1], rooms: 2 });
  expect(texts).toEqual({ status: "New", roomId: "", rooms: "2" });
});
