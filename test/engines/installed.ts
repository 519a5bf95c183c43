import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

export const engineNames = ["webkit", "firefox", "chromium"] as const;
export type EngineName = (typeof engineNames)[number];

/** Where each engine's browser is; undefined where it is not, or lacks what drives it. */
export function installedEngines(): Record<EngineName, string | undefined> {
  const [miniBrowser] = globSync("/usr/lib/*/webkit{2gtk-4,gtk-6}.*/MiniBrowser");
  const drivesWebKit = inPath("WebKitWebDriver") && inPath("Xvfb");
  return {
    webkit: drivesWebKit ? miniBrowser : undefined,
    firefox: inPath("firefox-esr") ?? inPath("firefox"),
    // Empty: Playwright's own.
    chromium: process.env["CHROMIUM"] ?? inPath("chromium"),
  };
}

function inPath(command: string): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}
