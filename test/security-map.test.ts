import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { requirementLevels } from "./support/requirement-levels.ts";

type Row = { number: string; state: string; words: string; places: string[]; tests: string[] };

const text = readFileSync("SECURITY.md", "utf8");
const rows = readRows(text);
const level = (wanted: 1 | 2) => rows.filter(({ number }) => requirementLevels[wanted].includes(number));
const count = (of: Row[], state: string) => of.filter((row) => row.state === state).length;

function readRows(markdown: string): Row[] {
  return markdown.split("\n").flatMap((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    const [, number = "", state = "", words = "", places = "", tests = ""] = cells;
    if (!/^\d+\.\d+\.\d+$/.test(number)) return [];
    return [{ number, state, words, places: namesIn(places), tests: namesIn(tests) }];
  });
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");
}

test("every requirement of levels 1 and 2 stands in the map once", () => {
  const wanted = [...requirementLevels[1], ...requirementLevels[2]];
  expect(wanted).toHaveLength(253);
  expect(rows.map(({ number }) => number).sort()).toEqual(wanted.sort());
});

test("each has a state and words, and what is met has a place; all that is named is there", () => {
  for (const { number, state, words, places, tests } of rows) {
    expect([number, ["met", "not met", "not applicable"].includes(state)]).toEqual([number, true]);
    expect([number, words.length > 4]).toEqual([number, true]);
    if (state === "met") expect([number, places.length > 0]).toEqual([number, true]);
    const missing = [...places, ...tests].filter((path) => !existsSync(path));
    expect([number, missing]).toEqual([number, []]);
    expect([number, tests.filter((path) => !path.includes(".test."))]).toEqual([number, []]);
  }
});

test("level 1 is complete, and of what applies at level 2 nineteen in twenty are met", () => {
  expect(count(level(1), "not met")).toBe(0);
  const applies = rows.length - count(rows, "not applicable");
  expect(count(rows, "met") / applies).toBeGreaterThanOrEqual(0.95);
});

test("the count at the end is the true one, and so is the list of what is not met", () => {
  const line = (name: string, of: Row[]) =>
    `| ${name} | ${of.length} | ${count(of, "met")} | ${count(of, "not met")} | ${count(of, "not applicable")} |`;
  expect(text).toContain(line("Level 1", level(1)));
  expect(text).toContain(line("Level 2 alone", level(2)));
  expect(text).toContain(line("Both", rows));
  const missed = rows.filter(({ state }) => state === "not met").map(({ number }) => number);
  expect(text).toContain(`Not met: ${missed.join(", ")}.`);
});

test("what has to be written down has its section", () => {
  const sections = [
    "Reporting a fault",
    "What comes in",
    "Business limits",
    "Files",
    "Signing in",
    "Sessions",
    "Who may do what",
    "Keys and algorithms",
    "Outside services",
    "Data classes",
    "Packages and updates",
    "What is expensive",
    "Logs",
    "Scans",
  ];
  for (const name of sections) expect(text).toContain(`\n## ${name}\n`);
});
