import { globSync, readFileSync } from "node:fs";

const limits = { median: 42, ninetieth: 100, longest: 220 };
const isData = (path: string) => /^app\/content\/|migrations\/|\.(test|made)\.tsx?$/.test(path);

/**
 * Prints how many lines the product's files have, and fails above the aims of CONTRIBUTING.md. Data, tests and lists that a script writes may be longer.
 */
export function checkFileLengths(): void {
  const files = globSync("{app,contract,server}/**/*.{ts,tsx}").filter((path) => !isData(path));
  const lengths = files
    .map((path) => readFileSync(path, "utf8").split("\n").length - 1)
    .toSorted((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  const found = { median: at(0.5), ninetieth: at(0.9), longest: at(1) };
  const summary = `median ${found.median} lines, p90 ${found.ninetieth}, longest ${found.longest}`;
  console.log(`${files.length} files: ${summary}`);
  if (found.median > limits.median || found.ninetieth > limits.ninetieth || found.longest > limits.longest)
    throw new Error(
      `Files are too long: at most ${limits.median}, ${limits.ninetieth} and ${limits.longest} lines are wanted`,
    );
}
