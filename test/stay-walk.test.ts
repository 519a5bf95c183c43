import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importsOf, readSources, type SourceFile } from "./support/imports.ts";

const mostFiles = 18;
const names = ["checkInDate", "arrival", "night"];

const sources = new Map(readSources().map((file) => [file.path, file]));
const architecture = readFileSync("ARCHITECTURE.md", "utf8");
const section = architecture.split(/^## /m).find((part) => part.startsWith("A date,")) ?? "";

type Step = { path: string; name: string; through?: string };

const steps = [...section.matchAll(/^\d+\. `([^`]+)` `([^`]+)`(.*)$/gm)].map(
  ([, path = "", name = "", rest = ""]): Step => ({
    path,
    name,
    through: /through `([^`]+)`/.exec(rest)?.[1],
  }),
);

/** Throws when a file that ARCHITECTURE.md names is not there. */
function fileAt(path: string): SourceFile {
  const file = sources.get(path);
  if (!file) throw new Error(`ARCHITECTURE.md names ${path}, which is not there`);
  return file;
}

const hasWord = (file: SourceFile, word: string) => new RegExp(`\\b${word}\\b`).test(file.text);

/** Whether one of two files imports the other, or uses by its name what is walked through there. */
function leadsTo(from: SourceFile, { path, name }: Step): boolean {
  const to = fileAt(path);
  return importsOf(from).includes(path) || importsOf(to).includes(from.path) || hasWord(from, name);
}

test(`a booking's check-in comes from the form to its nights through ${mostFiles} files at most`, () => {
  expect(steps.length).toBeGreaterThan(5);
  expect(new Set(steps.map(({ path }) => path)).size).toBe(steps.length);
  expect(steps.length).toBeLessThanOrEqual(mostFiles);
});

test.each(steps)("$path has $name", ({ path, name }) => {
  expect(hasWord(fileAt(path), name)).toBe(true);
});

test.each(steps.slice(1).map((step, index) => ({ ...step, index })))(
  "a file before $path leads to it",
  ({ index, ...step }) => {
    const before = steps
      .slice(0, index + 1)
      .flatMap(({ path, through: table }) => (table === undefined ? [path] : [table, path]))
      .map(fileAt);
    const through = step.through === undefined ? undefined : fileAt(step.through);
    const doors = through ? [through] : before;
    expect(doors.some((door) => leadsTo(door, step))).toBe(true);
    if (through) expect(before.some((file) => isLinked(file, through))).toBe(true);
  },
);

function isLinked(one: SourceFile, other: SourceFile): boolean {
  return importsOf(one).includes(other.path) || importsOf(other).includes(one.path);
}

test("the other ways that the section names are there too", () => {
  const paths = [...section.matchAll(/`([^`\s]+\.tsx?)`/g)].map(([, path = ""]) => path);
  for (const path of paths) fileAt(path);
});

test("on its way the date has three names", () => {
  const told = [...section.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
  for (const name of names) expect(told).toContain(name);
  // Those of the booking's own code: a block has its first night, and a list may be sorted by checkIn.
  const own = steps.filter(({ path }) =>
    /^(server\/(bookings|availability)|app\/features\/calendar)\//.test(path),
  );
  const others = /\b(checkIn|checkin|startDate|fromDate|start|begin)\b/;
  expect(own.filter(({ path }) => others.test(fileAt(path).text)).map(({ path }) => path)).toEqual([]);
  expect(own.length).toBeGreaterThan(5);
});
