import { checkFileLengths } from "../file-lengths.ts";
import { run } from "../run-command.ts";

const steps: [name: string, command: string, args: string[]][] = [
  ["Route types", "react-router", ["typegen"]],
  ["Types", "tsc", ["--noEmit"]],
  ["Lint", "oxlint", ["--type-aware", "--deny-warnings"]],
  ["Format", "oxfmt", ["--check", "."]],
  ["Dead code", "knip", []],
  ["Architecture", "vitest", ["run", "test/architecture.test.ts", "--reporter=dot"]],
];

for (const [name, command, args] of steps) {
  console.log(`— ${name}`);
  await run(command, args);
}
checkFileLengths();
