import { installedEngines } from "./installed.ts";

// Names each engine that is not on this machine and so stays untried; in the gate (`CI=true`) that is a failure.
const packages = { webkit: "webkit2gtk-driver and xvfb", firefox: "firefox-esr" };
const installed = installedEngines();
const missing = Object.entries(packages).filter(([name]) => !installed[name as keyof typeof packages]);
for (const [name, wanted] of missing) console.log(`Not tried on ${name}: it needs ${wanted} (Debian)`);
if (missing.length > 0 && process.env["CI"] === "true") throw new Error("The gate needs every engine");
