import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";

type Line = { number: number; shape: string };
type Source = { path: string; text: string };

const shortest = 6;

/** Runs of six or more lines with equal shape (tokens masked) in two files, as `a.tsx:4-9 = b.tsx:12-17`. */
export function equalShapes(sources: readonly Source[]): string[] {
  const files = sources.map(({ path, text }) => ({ path, lines: shapesOf(path, text) }));
  return files.flatMap((one, index) =>
    files.slice(index + 1).flatMap((other) =>
      equalRuns(one.lines, other.lines).map(([own, others]) => {
        const [here, there] = [placeOf(one.path, own), placeOf(other.path, others)];
        return `${here} = ${there}`;
      }),
    ),
  );
}

/** Prints the equal runs of the control area's pages and fails when there are any. */
export function checkEqualShapes(): void {
  const paths = globSync("app/routes/control/**/*.{ts,tsx}").sort();
  const found = equalShapes(paths.map((path) => ({ path, text: readFileSync(path, "utf8") })));
  console.log(`Equal shapes: ${found.length} in ${paths.length} pages of the control area`);
  if (found.length > 0) throw new Error(`Pages say the same twice:\n${found.join("\n")}`);
}

/** The lines of a file with names, strings, numbers and comments masked; imports and blank lines are left out. */
function shapesOf(path: string, text: string): Line[] {
  const { program, comments } = parseSync(path, text);
  let masked = text;
  const mask = (start: number, end: number, sign: string) => {
    // Keeps the length, so that later positions stay valid.
    const hidden = masked.slice(start, end).replace(/\S[^\n]*/g, (words) => sign.padEnd(words.length, "\0"));
    masked = masked.slice(0, start) + hidden + masked.slice(end);
  };
  const name = (node: { start: number; name: string }) =>
    mask(node.start, node.start + node.name.length, "_");
  const value = ({ start, end }: { start: number; end: number }) => mask(start, end, "_");
  new Visitor({
    Identifier: name,
    JSXIdentifier: name,
    JSXText: value,
    TemplateElement: value,
    Literal: (node) => {
      if (typeof node.value !== "boolean" && node.value !== null) value(node);
    },
  }).visit(program);
  for (const { start, end } of comments) mask(start, end, "\0");
  for (const node of program.body) if (node.type === "ImportDeclaration") mask(node.start, node.end, "\0");
  return masked
    .split("\n")
    .map((line, index) => ({ number: index + 1, shape: line.replaceAll("\0", "").trim() }))
    .filter(({ shape }) => shape !== "");
}

/** The longest runs that two files share; no line is in two runs. */
function equalRuns(lines: readonly Line[], otherLines: readonly Line[]): [Line[], Line[]][] {
  const runs: [Line[], Line[]][] = [];
  const isSame = (at: number, otherAt: number) =>
    lines[at] !== undefined && lines[at].shape === otherLines[otherAt]?.shape;
  for (let at = 0; at < lines.length; at += 1) {
    let longest = 0;
    let from = 0;
    for (let otherAt = 0; otherAt < otherLines.length; otherAt += 1) {
      let length = 0;
      while (isSame(at + length, otherAt + length)) length += 1;
      if (length > longest) [longest, from] = [length, otherAt];
    }
    if (longest < shortest) continue;
    runs.push([lines.slice(at, at + longest), otherLines.slice(from, from + longest)]);
    at += longest - 1;
  }
  return runs;
}

function placeOf(path: string, lines: readonly Line[]): string {
  return `${path}:${lines[0]?.number}-${lines.at(-1)?.number}`;
}
