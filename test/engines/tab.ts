export type Size = { width: number; height: number };

/** What a page of any engine does for a test; everything else a visitor does is made of these (`visitor.ts`). */
export interface Tab {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON text. */
  evaluate(expression: string): Promise<string>;
  click(x: number, y: number): Promise<void>;
  /** Keys one after the other; those without a letter by WebDriver's code points (`keys.ts`). */
  type(keys: string): Promise<void>;
  choose(fileInput: string, paths: readonly string[]): Promise<void>;
  /** A PNG of what is in the window. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A started browser; each tab it opens has cookies and storage of its own. */
export interface Engine {
  open(size: Size): Promise<Tab>;
  close(): Promise<void>;
}
