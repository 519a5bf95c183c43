/** Types of the parts of jsdom that tests use; the package has none. */
declare module "jsdom" {
  export class JSDOM {
    readonly window: Window & typeof globalThis;
    constructor(
      html: string,
      options?: { url?: string; runScripts?: "dangerously"; beforeParse?: (window: Window) => void },
    );
  }
}
