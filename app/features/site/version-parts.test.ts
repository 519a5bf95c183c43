import { expect, test } from "vitest";
import { line, list, onOff, picture } from "#contract/content/field-kinds.ts";
import { changedFields, wordsOfField } from "./value-words.ts";
import { fromParts, inParts, partFields } from "./version-parts.ts";

const fields = {
  heading: line("Heading"),
  slides: list(
    "Slides",
    "Slide",
    { most: 8, calledBy: "title" },
    { title: line("Title"), text: line("Text"), isLoud: onOff("Loud"), picture: picture("Picture") },
  ),
};
const slide = (title: string, shown = true) => ({ title, text: "", isLoud: false, picture: {}, shown });
const of = (heading: string, ...slides: object[]) => ({ value: { heading, slides }, version: "3" });

test("two owners who changed different slides choose slide by slide", () => {
  const versions = [of("A", slide("One"), slide("Two")), of("A", slide("Uno"), slide("Two"))];
  const [theirs, ours] = inParts(fields, versions);
  if (!theirs || !ours) throw new Error("no parts");
  expect(Object.keys(theirs)).toEqual(["heading", "slides.0", "slides.1", "version"]);
  const said = partFields(fields, ours);
  expect(said.map(({ label }) => label)).toEqual(["Heading", "Slide 1: Uno", "Slide 2: Two"]);
  expect(said.map(({ show }) => show?.(theirs) === show?.(ours))).toEqual([true, false, true]);
  expect(fromParts(fields, { ...ours, "slides.0": theirs["slides.0"] })).toEqual(versions[0]?.value);
});

test("a list of which one has more stays whole", () => {
  const [theirs, ours] = inParts(fields, [of("A", slide("One")), of("B", slide("One"), slide("Two"))]);
  expect([Object.keys(theirs ?? {}), Object.keys(ours ?? {})]).toEqual([
    ["heading", "slides", "version"],
    ["heading", "slides", "version"],
  ]);
  expect(fromParts(fields, theirs ?? {})).toEqual(of("A", slide("One")).value);
});

test("names that are no field of the block are not taken from a form", () => {
  expect(fromParts(fields, { heading: "A", stranger: 1, "__proto__.0": 2, version: "3" })).toEqual({
    heading: "A",
    slides: [],
  });
});

test("everything that a page would show differently is told in words", () => {
  const words = (each: object) => wordsOfField(fields.slides, [each]);
  const plain = slide("One");
  for (const other of [
    slide("One", false),
    { ...plain, text: "x" },
    { ...plain, isLoud: true },
    { ...plain, picture: { id: 4 } },
    { ...plain, picture: { name: "hero-dal" } },
    { ...plain, picture: { name: "hero-dal", focus: "10% 20%" } },
  ])
    expect(words(other)).not.toBe(words(plain));
  expect(words(slide("One", false))).toContain("1. One (hidden)");
  expect(changedFields(fields, of("A", plain).value, of("B", plain).value)).toEqual(["Heading"]);
});
