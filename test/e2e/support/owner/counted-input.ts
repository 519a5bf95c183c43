import type { Locator, Page } from "@playwright/test";

type File = { name: string; mimeType: string; buffer: Buffer };

/** Input to a page that counts taps and keys, as on a phone, where each field is tapped first. */
export class CountedInput {
  readonly page: Page;
  taps = 0;
  keys = 0;
  readonly #begun = performance.now();

  constructor(page: Page) {
    this.page = page;
  }

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.click();
  }

  async type(what: Locator, text: string): Promise<void> {
    this.taps += 1;
    this.keys += text.length;
    await what.fill(text);
  }

  /** Two taps: one opens the list, one chooses the option. */
  async choose(what: Locator, option: Parameters<Locator["selectOption"]>[0]): Promise<void> {
    this.taps += 2;
    await what.selectOption(option);
  }

  /** One tap opens the file picker, and one chooses each file. */
  async give(what: Locator, files: File | File[]): Promise<void> {
    this.taps += 1 + [files].flat().length;
    await what.setInputFiles(files);
  }

  press(name: string | RegExp): Promise<void> {
    return this.tap(this.page.getByRole("button", { name, exact: true }).first());
  }

  follow(name: string | RegExp): Promise<void> {
    return this.tap(this.page.getByRole("link", { name, exact: true }).first());
  }

  /** Follows a link of the menu, which a phone opens by the button at the foot of the screen. */
  async openFromMenu(label: string): Promise<void> {
    const more = this.page.getByRole("button", { name: "More", exact: true });
    if (await more.isVisible()) await this.tap(more);
    await this.tap(this.page.locator("#control-menu").getByRole("link", { name: label, exact: true }));
    await this.page.waitForURL((url) => url.pathname.startsWith("/control/"));
  }

  /** Fills fields by their labels. */
  async fields(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts))
      await this.type(this.page.getByLabel(label, { exact: true }).first(), text);
  }

  /** The counts and the time of a journey, in words. */
  told(journey: string): string {
    const seconds = Math.round((performance.now() - this.#begun) / 1000);
    return `${journey}: ${this.taps} taps, ${this.keys} keys, ${seconds} s in the browser`;
  }
}
