import type { Ladder } from "#contract/rules/owed.ts";
import { escapeHtml } from "#contract/rules/escape-html.ts";
import { cancellationTerms } from "#app/content/cancellation-terms.ts";

/** The cancellation terms as the body of an InfoDialog. */
export function cancellationHtml(ladder: Ladder | null, words: readonly string[]): string {
  const terms = cancellationTerms(ladder).map(
    ({ when, charge }) => `<dt><b>${when}</b></dt><dd>${charge}</dd>`,
  );
  const notes = words.map((note) => `<p>${escapeHtml(note)}</p>`);
  return `<dl>${terms.join("")}</dl>${notes.join("")}`;
}
