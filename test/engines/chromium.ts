import { chromium } from "@playwright/test";
import { flags } from "../../playwright.config.ts";
import { keys } from "./keys.ts";
import type { Engine, Size, Tab } from "./tab.ts";

/** Chromium by Playwright, as in the other browser tests. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: executablePath || undefined, args: flags });

  async function open(viewport: Size): Promise<Tab> {
    const context = await browser.newContext({ viewport, locale: "en-IN" });
    const page = await context.newPage();
    const names = new Map<string, string>(Object.entries(keys).map(([name, key]) => [key, name]));
    return {
      goto: async (url) => void (await page.goto(url)),
      evaluate: (expression) => page.evaluate<string>(expression),
      click: (x, y) => page.mouse.click(x, y),
      type: async (text) => {
        for (const key of text) await page.keyboard.press(names.get(key) ?? key);
      },
      choose: (selector, paths) => page.setInputFiles(selector, [...paths]),
      screenshot: () => page.screenshot(),
      close: () => context.close(),
    };
  }

  return { open, close: () => browser.close() };
}
