import type { ReactNode } from "react";

/** A number and its noun, `3 nights` and `7 Jan`; and a × with what it stands behind. */
const together = /(\d{1,9} (?:×|\p{L}{1,12}(?: ×)?))/u;

/** The text as it is, on lines that do not end between a number and its noun or before a ×. */
export function heldTogether(text: string): ReactNode {
  const parts = text.split(together);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
