import { atFirstUse } from "#contract/rules/at-first-use.ts";

/** A sheet beside those of others: the calendar of dates has one. */
const shownRules = atFirstUse(() => {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return sheet;
});

/** The rules of the page's own pictures: as a sheet, for its `<style>` elements carry a nonce that is not this page's. */
export function adoptStyles(page: Document): void {
  shownRules().replaceSync(
    [...page.querySelectorAll("style")].map(({ textContent }) => textContent).join(""),
  );
}
