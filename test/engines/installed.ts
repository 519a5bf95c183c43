import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

export const engineNames = ["webkit", "firefox", "chromium"] as const;
export type EngineName = (typeof engineNames)[number];

/** The path of each engine's browser; undefined when the browser or its driver is not installed. */
export function installedEngines(): Record<EngineName, string | undefined> {
  const [miniBrowser] = globSync("/usr/lib/*/webkit{2gtk-4,gtk-6}.*/MiniBrowser");
  const drivesWebKit = inPath("WebKitWebDriver") && inPath("Xvfb");
  return {
    webkit: drivesWebKit ? miniBrowser : undefined,
    firefox: inPath("firefox-esr") ?? inPath("firefox"),
    // Empty: Playwright's bundled browser.
    chromium: process.env["CHROMIUM"] ?? inPath("chromium"),
  };
}

function inPath(command: string): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}
