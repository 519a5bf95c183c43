import type { Stage } from "./stages.ts";

/** Static checks, the longest ones first, so that the others run in parallel. */
export const checkStages: Stage[] = [
  { name: "Route types", run: ["react-router", "typegen"] },
  { name: "Lint", run: ["oxlint", "--type-aware", "--deny-warnings"], after: ["Route types"] },
  { name: "Types", run: ["tsc", "--noEmit"], after: ["Route types"] },
  { name: "Dead code", run: ["knip", "--no-gitignore"], after: ["Route types"] },
  { name: "Format", run: ["oxfmt", "--check", "."] },
  { name: "Shape of files", run: ["node", "scripts/tasks/check-files.ts"] },
];
