export type Size = { width: number; height: number };

/** The operations that each engine implements for a page; `visitor.ts` builds all others from them. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON text. */
  evaluate(expression: string): Promise<string>;
  click(x: number, y: number): Promise<void>;
  /** Types keys one after the other; non-printing keys as WebDriver's code points (`keys.ts`). */
  type(keys: string): Promise<void>;
  choose(fileInput: string, paths: readonly string[]): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A running browser; each tab has its own cookies and storage. */
export interface Engine {
  open(size: Size): Promise<Tab>;
  close(): Promise<void>;
}
