import { median, table } from "./figures.ts";

/** A figure measured several times. Without a limit it is only reported. */
export type Measure = {
  name: string;
  unit: string;
  median: number;
  /** The smallest and the largest of the runs. */
  from: number;
  to: number;
  atLeast?: number | undefined;
  atMost?: number | undefined;
};

/** The results of one part of the bench. */
export type Part = { title: string; measures: Measure[] };

type Limit = Pick<Measure, "atLeast" | "atMost">;

/** The measure of these values. */
export function measureOf(name: string, unit: string, values: number[], limit: Limit = {}): Measure {
  return { name, unit, median: median(values), from: Math.min(...values), to: Math.max(...values), ...limit };
}

/** Whether the median is within its limits; false for NaN, which means that it could not be measured. */
export function isMet({ median: value, atLeast = -Infinity, atMost = Infinity }: Measure): boolean {
  return value >= atLeast && value <= atMost;
}

const headings = ["what", "median", "spread", "asked", ""];

/** Prints a part as a table. */
export function printPart({ title, measures }: Part): void {
  console.log(`\n${title}`);
  table(headings, measures.map(rowOf));
}

/** All parts as a table in Markdown. */
export function inMarkdown(parts: readonly Part[]): string {
  return parts
    .map(({ title, measures }) => {
      const rows = [headings, ["---", "--:", "--:", "--:", "---"], ...measures.map(rowOf)];
      return `**${title}**\n\n${rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
    })
    .join("\n");
}

function rowOf(measure: Measure): string[] {
  const { name, unit, median: middle, from, to, atLeast, atMost } = measure;
  const bound = atLeast !== undefined ? `≥ ${atLeast}` : atMost !== undefined ? `≤ ${atMost}` : "";
  const spread = from === to ? "" : `${short(from)}–${short(to)}`;
  return [name, `${short(middle)} ${unit}`.trim(), spread, bound, isMet(measure) ? "" : "not met"];
}

/** Rounds to three significant digits. */
function short(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
