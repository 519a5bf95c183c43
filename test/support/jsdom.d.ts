/** As much of jsdom as tests use; it brings no types. */
declare module "jsdom" {
  export class JSDOM {
    readonly window: Window & typeof globalThis;
    constructor(
      html: string,
      options?: { url?: string; runScripts?: "dangerously"; beforeParse?: (window: Window) => void },
    );
  }
}
