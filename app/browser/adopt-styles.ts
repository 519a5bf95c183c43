import { lazy } from "#contract/rules/lazy.ts";

/** A style sheet of its own, so that replacing its rules keeps those of other scripts (the date calendar adopts one). */
const adoptedSheet = lazy(() => {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return sheet;
});

/** Adopts the style rules of a fetched page. Its `<style>` elements cannot be inserted: their CSP nonce is not this page's. */
export function adoptStyles(page: Document): void {
  adoptedSheet().replaceSync(
    [...page.querySelectorAll("style")].map(({ textContent }) => textContent).join(""),
  );
}
