import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { inPage, questions, type ClickPoint, type ElementQuery } from "./in-page.ts";
import { keys } from "./keys.ts";
import type { Tab } from "./tab.ts";

const patience = { timeout: 20_000, intervals: [30, 60, 120, 250] };

export const button = (name: string): ElementQuery => ({ kind: "button", name });
export const link = (name: string): ElementQuery => ({ kind: "link", name });
export const buttonOrLink = (name: string): ElementQuery => ({ kind: "either", name });
export const field = (name: string): ElementQuery => ({ kind: "field", name });
export const css = (name: string): ElementQuery => ({ kind: "css", name });

/** A visitor of a page in any engine: clicks, types and reads, and waits as a person would. */
export class Visitor {
  readonly tab: Tab;
  readonly #site: string;

  constructor(tab: Tab, site: string) {
    this.tab = tab;
    this.#site = site;
  }

  /** Opens a page and waits until its scripts have run. */
  async goto(path: string): Promise<void> {
    await this.tab.goto(this.#site + path);
    await this.reads(true, questions.isHydrated);
  }

  /** The result of a function in the page; retried when the page is navigating. */
  async read<Value, Given extends unknown[]>(
    ask: (...given: Given) => Value,
    ...given: Given
  ): Promise<Value> {
    const expression = inPage(ask, given);
    const again = () => pause(150).then(() => this.tab.evaluate(expression));
    const answer = await this.tab.evaluate(expression).catch(again).catch(again);
    return JSON.parse(answer) as Value;
  }

  /** Waits until the function returns the expected value in the page. */
  async reads<Given extends unknown[]>(
    expected: unknown,
    ask: (...given: Given) => unknown,
    ...given: Given
  ): Promise<void> {
    await expect.poll(() => this.read(ask, ...given), patience).toEqual(expected);
  }

  /** Clicks the first match, once it does not move and nothing covers it. */
  async press(wanted: ElementQuery, where: "middle" | "start" = "middle"): Promise<void> {
    const { x, y, start } = await this.#restingSpot(wanted);
    await this.tab.click(where === "middle" ? x : start, y);
  }

  /** Replaces the text of a field by typing. */
  async fill(label: string, text: string): Promise<void> {
    await this.press(field(label));
    await this.reads(true, questions.emptied, field(label));
    await this.tab.type(text);
    await this.reads(text, questions.valueOf, field(label));
  }

  async fillAll(texts: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) await this.fill(label, text);
  }

  /** Sets a date or a time, or chooses an option of a select by its value or its text. */
  async set(label: string, value: string): Promise<void> {
    await this.reads(true, questions.set, field(label), value);
  }

  /** Waits until the animations of the open dialog have ended. */
  async atRest(): Promise<void> {
    await this.reads(true, () => {
      const dialog = document.querySelector("dialog:modal");
      const moves = dialog?.getAnimations({ subtree: true }).some(({ playState }) => playState === "running");
      return moves === false;
    });
  }

  async key(name: keyof typeof keys): Promise<void> {
    await this.tab.type(keys[name]);
  }

  /** Expects the text in the open dialog, or else on the page. */
  async sees(words: string | RegExp): Promise<void> {
    const text = expect.poll(() => this.read(questions.shownText), patience);
    await (typeof words === "string" ? text.toContain(words) : text.toMatch(words));
  }

  async isAt(path: RegExp): Promise<void> {
    await expect.poll(() => this.read(() => location.pathname + location.search), patience).toMatch(path);
  }

  async #restingSpot(wanted: ElementQuery): Promise<ClickPoint> {
    let last: ClickPoint | null = null;
    const told = `${wanted.kind} “${wanted.name}” rests where it can be pressed`;
    const look = async () => {
      const before = last;
      last = await this.read(questions.spot, wanted);
      if (!last) return "it is not there";
      if (!last.isFree) return `under ${last.told}`;
      return before?.x === last.x && before.y === last.y ? "" : "it moves";
    };
    await expect.poll(look, { ...patience, message: told }).toBe("");
    if (!last) throw new Error(told);
    return last;
  }
}
