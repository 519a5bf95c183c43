import { defineConfig } from "vitest/config";
import { inlineScripts } from "./scripts/inline-scripts.ts";

export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    include: ["{app,contract,server,demo,test,scripts}/**/*.test.{ts,tsx}"],
    exclude: ["test/{e2e,engines}/**"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
