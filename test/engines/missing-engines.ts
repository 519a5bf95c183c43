import { installedEngines } from "./installed.ts";

// Prints each engine that is not installed, and so is not tested; with `CI=true` that is a failure.
const packages = { webkit: "webkit2gtk-driver and xvfb", firefox: "firefox-esr" };
const installed = installedEngines();
const missing = Object.entries(packages).filter(([name]) => !installed[name as keyof typeof packages]);
for (const [name, wanted] of missing) console.log(`Not tried on ${name}: it needs ${wanted} (Debian)`);
if (missing.length > 0 && process.env["CI"] === "true") throw new Error("The gate needs every engine");
