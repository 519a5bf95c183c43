import type { Stage } from "./stages.ts";

/** What is said about the code without running it; the longest first, the others fit beside it. */
export const checkStages: Stage[] = [
  { name: "Route types", run: ["react-router", "typegen"] },
  { name: "Lint", run: ["oxlint", "--type-aware", "--deny-warnings"], after: ["Route types"] },
  { name: "Types", run: ["tsc", "--noEmit"], after: ["Route types"] },
  { name: "Dead code", run: ["knip"] },
  { name: "Format", run: ["oxfmt", "--check", "."] },
  { name: "Shape of files", run: ["node", "scripts/tasks/check-files.ts"] },
];
