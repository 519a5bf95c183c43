import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { agencyServer } from "./scripts/dev-server.ts";
import { inlineScripts } from "./scripts/inline-scripts.ts";

export default defineConfig({
  plugins: [agencyServer(), inlineScripts(), tailwindcss(), reactRouter()],
  // Nothing as a data address: the policy of the pages loads fonts and scripts from files alone.
  build: { target: "es2022", assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
});
