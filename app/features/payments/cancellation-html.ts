import type { Ladder } from "#contract/rules/owed.ts";
import { cancellationNotes, cancellationTerms } from "#app/content/cancellation-terms.ts";

/** The cancellation terms as the body of an InfoDialog. */
export function cancellationHtml(ladder: Ladder): string {
  const terms = cancellationTerms(ladder).map(
    ({ when, charge }) => `<dt><b>${when}</b></dt><dd>${charge}</dd>`,
  );
  const notes = cancellationNotes.map((note) => `<p>${note}</p>`);
  return `<dl>${terms.join("")}</dl>${notes.join("")}`;
}
