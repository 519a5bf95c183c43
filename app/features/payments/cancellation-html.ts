import { cancellationNotes, cancellationTerms } from "#app/content/cancellation-terms.ts";

/** The cancellation terms as the body of an InfoDialog. */
export function cancellationHtml(): string {
  const terms = cancellationTerms.map(({ when, charge }) => `<dt><b>${when}</b></dt><dd>${charge}</dd>`);
  const notes = cancellationNotes.map((note) => `<p>${note}</p>`);
  return `<dl>${terms.join("")}</dl>${notes.join("")}`;
}
