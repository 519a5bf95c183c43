import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Bidi, connectBidi } from "./bidi.ts";
import { clickAt, typeKeys } from "./keys.ts";
import { freePort } from "../support/free-port.ts";
import { endProcess } from "./processes.ts";
import type { Engine, Size, Tab } from "./tab.ts";

/** Turns off the browser's own requests and animations. */
const preferences = {
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.prefetch-next": false,
  "remote.prefs.recommended": true,
  "services.settings.server": "data:,",
  "intl.accept_languages": "en-IN, en",
  "toolkit.cosmeticAnimations.enabled": false,
};

/** Headless Firefox, driven by WebDriver BiDi without a separate driver. */
export async function startFirefox(binary: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "agency-firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const port = await freePort();
  const options = [
    "--headless",
    "--no-remote",
    "--profile",
    profile,
    "--remote-debugging-port",
    String(port),
  ];
  const browser = spawn(binary, options, { stdio: "ignore" });
  const bidi = await connectBidi(`ws://127.0.0.1:${port}/session`);
  await bidi.send("session.new", { capabilities: {} });
  return {
    open: (size) => openTab(bidi, size),
    close: async () => {
      await bidi.send("browser.close", {}).catch(() => {});
      await endProcess(browser);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openTab(bidi: Bidi, viewport: Size): Promise<Tab> {
  const { userContext } = await bidi.send("browser.createUserContext", {});
  const { context } = await bidi.send("browsingContext.create", { type: "tab", userContext });
  await bidi.send("browsingContext.setViewport", { context, viewport });

  const run = async (functionDeclaration: string) => {
    const call = { functionDeclaration, awaitPromise: false, target: { context } };
    const answer = await bidi.send("script.callFunction", call);
    if (answer["type"] === "exception") throw new Error(JSON.stringify(answer["exceptionDetails"]));
    return answer["result"] as Record<string, string>;
  };
  const perform = (actions: object[]) => bidi.send("input.performActions", { context, actions });

  return {
    goto: async (url) =>
      void (await bidi.send("browsingContext.navigate", { context, url, wait: "complete" })),
    evaluate: async (expression) => (await run(`() => (${expression})`))["value"] ?? "",
    click: async (x, y) => void (await perform(clickAt(x, y))),
    type: async (text) => void (await perform(typeKeys(text))),
    choose: async (selector, files) => {
      const { sharedId } = await run(`() => document.querySelector(${JSON.stringify(selector)})`);
      await bidi.send("input.setFiles", { context, element: { sharedId }, files });
    },
    screenshot: async () => {
      const { data } = await bidi.send("browsingContext.captureScreenshot", { context });
      return Buffer.from(String(data), "base64");
    },
    close: async () => void (await bidi.send("browser.removeUserContext", { userContext })),
  };
}
