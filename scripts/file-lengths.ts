import { globSync, readFileSync } from "node:fs";

const medianAim = 60;
const ninetiethAim = 150;
const isData = (path: string) => /^(demo|app\/content)\/|migrations\/|\.test\.tsx?$/.test(path);

/** Prints how long our files are and fails above the aims of style.md: median 60 lines, nine in ten within 150. */
export function checkFileLengths(): void {
  const files = globSync("{app,contract,server,test,scripts,bench}/**/*.{ts,tsx}").filter(
    (path) => !isData(path),
  );
  const lengths = files
    .map((path) => readFileSync(path, "utf8").split("\n").length - 1)
    .sort((a, b) => a - b);
  const at = (share: number) =>
    lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0;
  const [median, ninetieth] = [at(0.5), at(0.9)];
  console.log(
    `File length: ${files.length} files, median ${median}, p90 ${ninetieth}, longest ${at(1)} lines`,
  );
  if (median > medianAim || ninetieth > ninetiethAim) {
    throw new Error(
      `Files are too long: the aim is a median of ${medianAim} and a p90 of ${ninetiethAim} lines`,
    );
  }
}
