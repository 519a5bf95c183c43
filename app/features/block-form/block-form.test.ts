import { expect, test } from "vitest";
import { line, lines, lightText, link, list, number, onOff, picture } from "#contract/content/field-kinds.ts";
import { changeList, nameOfItem, putBack, readRemoved } from "./list-changes.ts";
import { readTyped } from "./read-typed.ts";
import { valueAt, withValueAt } from "./value-at.ts";

const people = list(
  "People",
  "Person",
  { most: 3, calledBy: "name" },
  { name: line("Name"), site: link("Site"), portrait: picture("Portrait") },
);
const fields = {
  heading: line("Heading"),
  first: number("First", { most: 9 }),
  points: lines("Points", { most: 4 }),
  answer: lightText("Answer"),
  isLoud: onOff("Loud"),
  people,
};

function form(entries: Record<string, string>): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(entries)) sent.set(name, value);
  return sent;
}

test("a form is read by what the block says of its fields: as it was typed, and nothing else of it", () => {
  const typed = readTyped(
    fields,
    form({
      heading: "  <script>alert(1)</script>",
      first: "two",
      points: "one\r\n\r\nthree",
      isLoud: "on",
      stranger: "x",
      "people.0.here": "on",
      "people.0.name": "Asha",
      "people.0.site": "javascript:alert(1)",
      "people.0.shown": "on",
      "people.0.portrait.id": "12",
      "people.0.portrait.across": "20",
      "people.0.stranger": "x",
      "people.1.here": "on",
      "people.1.portrait.id": "1e9x",
      "people.1.portrait.name": "staff-2",
      "people.3.here": "on",
      "__proto__.here": "on",
    }),
  );
  const portrait = { id: 12, name: "", alt: "", focus: "20% 50%" };
  expect(typed).toEqual({
    heading: "  <script>alert(1)</script>",
    first: "two",
    points: ["one", "", "three"],
    answer: "",
    isLoud: true,
    people: [
      { name: "Asha", site: "javascript:alert(1)", portrait, shown: true },
      { name: "", site: "", portrait: { id: null, name: "staff-2", alt: "", focus: "" }, shown: false },
    ],
  });
});

test("a form with more items than any block may have is not read for ever", () => {
  const many = Array.from({ length: 300 }, (_, place) => [`people.${place}.here`, "on"]);
  expect(readTyped(fields, form(Object.fromEntries(many)))["people"]).toHaveLength(100);
});

const named = (...names: string[]) => ({ people: names.map((name) => ({ name })) });
const namesAfter = (intent: string, ...names: string[]) => {
  const change = changeList(fields, named(...names), intent);
  const items = change?.value["people"];
  return Array.isArray(items)
    ? [items.map((item: { name: string }) => item.name).join(""), change?.focus]
    : null;
};

test.each([
  ["up people 1", "BAC", "people.0"],
  ["down people 1", "ACB", "people.2"],
  ["up people 0", "ABC", "people.0"],
  ["down people 2", "ABC", "people.2"],
  ["move people 2 0", "CAB", "people.0"],
  ["move people 0 99", "BCA", "people.2"],
  ["remove people 1", "AC", "people"],
  ["add people", "ABC", "people"],
])("%s makes %s of ABC and leads to %s", (intent, after, focus) => {
  expect(namesAfter(intent, "A", "B", "C")).toEqual([after, focus]);
});

test.each([
  "up people 7",
  "remove people",
  "up heading 0",
  "add __proto__",
  "up constructor 0",
  "publish",
  "up people -1",
])("%s is no change of a list of the block", (intent) =>
  expect(namesAfter(intent, "A", "B", "C")).toBeNull(),
);

test("a new item is empty, shown, and where the reader wants to be", () => {
  const change = changeList(fields, named("A"), "add people");
  expect(change?.focus).toBe("people.1");
  expect(valueAt(change?.value, "people.1")).toMatchObject({ name: "", site: "", shown: true });
});

test("what was taken out goes back to its place, also out of a form", () => {
  const change = changeList(fields, named("A", "B", "C"), "remove people 1");
  const removed = readRemoved(fields, JSON.stringify(change?.removed));
  if (!change || !removed) throw new Error("nothing was taken out");
  expect(putBack(change.value, removed)).toEqual({ value: named("A", "B", "C"), focus: "people.1" });
  for (const text of ["{", "7", JSON.stringify({ list: "heading", place: 0 }), JSON.stringify({ place: 1 })])
    expect(readRemoved(fields, text)).toBeUndefined();
});

test("an item is called by its own words, or by its place", () => {
  expect(nameOfItem(people, { name: " Asha " }, 0)).toBe("Asha");
  expect(nameOfItem(people, { name: "" }, 1)).toBe("Person 2");
  expect(nameOfItem(people, "nonsense", 2)).toBe("Person 3");
});

test("a value at a path is changed there and nowhere else; a path that leads nowhere finds nothing", () => {
  const value = named("A", "B");
  const changed = withValueAt(value, "people.1.name", "C");
  expect([changed, value]).toEqual([named("A", "C"), named("A", "B")]);
  expect(valueAt(value, "people.1.name")).toBe("B");
  for (const path of ["people.9.name", "people.constructor", "__proto__", "people.0.name.length"])
    expect(valueAt(value, path)).toBeUndefined();
});
