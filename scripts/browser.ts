import { existsSync } from "node:fs";
import { run } from "./run-command.ts";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Returns the path of an installed browser; if there is none, installs Playwright's and returns "". */
export async function ensureBrowser(): Promise<string> {
  const found = installed.find((path) => existsSync(path));
  if (found) return found;
  console.log("No browser found: fetching Playwright's Chromium …");
  await run("playwright", ["install", "chromium"]);
  return "";
}
