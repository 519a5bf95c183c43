import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rolldown } from "vite";
import { agencyServer } from "./scripts/dev-server.ts";
import { inlineScripts } from "./scripts/inline-scripts.ts";
import { leaveOutUnusedConstants } from "./scripts/unused-constants.ts";
import { isLoadedForStaff } from "./scripts/scripts-of-staff.ts";

/** What several pages of staff load is one file: only their pages run React, and each file is a request (decision 180). */
const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: (id, modules) => (isLoadedForStaff(id, modules) ? "staff" : null),
      test: /\.[cm]?[jt]sx?(?:\?|$)/,
      minShareCount: 2,
    },
  ],
};

export default defineConfig({
  plugins: [agencyServer(), inlineScripts(), leaveOutUnusedConstants(), tailwindcss(), reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  // Nothing as a data address: the policy of the pages loads fonts and scripts from files alone.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
