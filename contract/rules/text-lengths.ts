/** Longest texts, in characters: lines, and whole messages. */
export const longestLine = 200;
export const longestText = 5000;

/** The message for a text that is too long. */
export function tooLongWords(longest: number): string {
  return `At most ${longest.toLocaleString("en-IN")} characters, please`;
}

/** Why a line, or a text of several, is too long; undefined when it is not. Blanks that are dropped do not count. */
export function textFault(typed: string, kind: "line" | "text"): string | undefined {
  const trimmed = kind === "line" ? typed.trim().replace(/\s+/g, " ") : typed.trim();
  const longest = kind === "line" ? longestLine : longestText;
  return trimmed.length > longest ? tooLongWords(longest) : undefined;
}
