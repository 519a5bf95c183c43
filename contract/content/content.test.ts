import { expect, test } from "vitest";
import { smallestValue, largestValue } from "#test/support/content-values.ts";
import type { BlockFields } from "./field-kinds.ts";
import { blocks, type ContentValue, findBlock } from "./all-blocks.ts";
import { defaultOf } from "./block.ts";
import { complete, emptyItem } from "./complete.ts";
import { fieldErrors } from "../core/wire.ts";
import { schemaOf } from "./schema.ts";

test.each(blocks.map((block) => [block.name, block] as const))(
  "what %s says until something is published can be published, with a demo and without",
  (_name, block) => {
    for (const isDemo of [true, false]) {
      const value = defaultOf(block, isDemo);
      expect(schemaOf(block.fields).safeParse(value)).toEqual({ success: true, data: value });
    }
  },
);

test.each(blocks.map((block) => [block.name, block] as const))(
  "%s takes the longest value and the barest one, and not one letter or item more",
  (_name, { fields }) => {
    for (const value of [largestValue(fields), smallestValue(fields), {}])
      expect(faultsOf(fields, value)).toEqual(neededIn(fields, value));
    for (const [name, field] of Object.entries(fields)) {
      if (!("longest" in field) || field.kind === "lines") continue;
      const longer = { ...largestValue(fields), [name]: "x".repeat(field.longest + 1) };
      expect(Object.keys(faultsOf(fields, longer))).toEqual([name]);
    }
  },
);

test("without a demo nothing of its company is said", () => {
  const told = JSON.stringify(blocks.map((block) => defaultOf(block, false)));
  for (const word of ["Chinar", "Nusrat", "000 0", "example", "Srinagar", "Kashmir", "₹"])
    expect(told).not.toContain(word);
});

test("names are words of an address, and no two blocks share one", () => {
  expect(new Set(blocks.map(({ name }) => name)).size).toBe(blocks.length);
  for (const { name } of blocks) expect(name).toMatch(/^[a-z][a-z-]{1,40}$/);
});

test("items are called by a field that they have", () => {
  for (const { fields } of blocks)
    for (const field of Object.values(fields))
      if (field.kind === "list") expect(Object.keys(emptyItem(field))).toContain(field.calledBy);
});

function faultsOf(fields: BlockFields, value: unknown) {
  const { error } = schemaOf(fields).safeParse(value);
  return error ? fieldErrors(error) : {};
}

/** Only an empty value lacks what is needed. */
function neededIn(fields: BlockFields, value: object) {
  if (Object.keys(value).length > 0) return {};
  const needed = Object.entries(fields).filter(([, field]) => "needed" in field && field.needed);
  return Object.fromEntries(needed.map(([name, { label }]) => [name, `${label} is needed`]));
}

const hero = findBlock("hero-slides");
const faults = (value: unknown) => faultsOf(hero?.fields ?? {}, value);

test("a fault is told at its field; limits keep the layout whole", () => {
  const slide = { title: "A slide" };
  expect(faults({ slides: [slide, { title: " " }] })).toEqual({ "slides.1.title": "Title is needed" });
  expect(faults({ slides: [{ title: "x".repeat(61) }] })).toEqual({
    "slides.0.title": "At most 60 characters, please",
  });
  expect(faults({ slides: Array.from({ length: 9 }, () => slide) })).toEqual({ slides: "Slides: at most 8" });
  expect(faults({ slides: [{ title: "x".repeat(1_000_000) }] })).toEqual({
    "slides.0.title": "At most 60 characters, please",
  });
  expect(faults({ slides: [{ ...slide, picture: { focus: "expression(1)" } }] })).toEqual({
    "slides.0.picture.focus": "Two numbers, as 50% 42%",
  });
  expect(faults({ slides: "none", first: 1.5 })).toEqual({
    slides: "Write this as a list",
    first: "A whole number from 1 to 8, or nothing",
  });
});

test("letters of any script, scripts as text and blanks at the ends are just text", () => {
  const title = "  कश्मीर کشمیر <script>alert(1)</script>\n";
  const { data } = schemaOf(hero?.fields ?? {}).safeParse({ slides: [{ title }] });
  expect(data).toMatchObject({
    slides: [{ title: "कश्मीर کشمیر <script>alert(1)</script>", shown: true, description: "" }],
    first: null,
  });
});

test.each([
  "javascript:alert(1)",
  " JAVASCRIPT:x",
  "java\nscript:x",
  "//evil.example",
  "/\\evil.example",
  "data:text/html,x",
])("%s is no link", (facebook) => {
  const { error } = schemaOf(findBlock("team")?.fields ?? {}).safeParse({
    people: [{ name: "A", facebook }],
  });
  expect(Object.keys(error ? fieldErrors(error) : {})).toEqual(["people.0.facebook"]);
});

test("a value of an older version of the product has what was added since, empty", () => {
  const value: ContentValue<"hero-slides"> = complete(findBlockFields(), {
    slides: [{ title: "A", gone: 1 }, 7],
  });
  expect(value).toEqual({
    slides: [
      { title: "A", description: "", picture: { id: null, name: "", alt: "", focus: "" }, shown: true },
      { title: "", description: "", picture: { id: null, name: "", alt: "", focus: "" }, shown: true },
    ],
    label: "",
    first: null,
  });
});

function findBlockFields() {
  const [slides] = blocks;
  return slides.fields;
}
