/** The text with blanks that no line ends at between a number and its noun, `3 nights` and `7 Jan`, and before a ×. */
export function holdTogether(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\p{L})| (?=×)/gu, "\u00a0");
}
