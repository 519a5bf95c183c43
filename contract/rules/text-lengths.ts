/** Longest texts, in characters: lines, and whole messages. */
export const longestLine = 200;
export const longestText = 5000;

/** What is said of a text that is too long. */
export function tooLongWords(longest: number): string {
  return `At most ${longest.toLocaleString("en-IN")} characters, please`;
}

/** Why a line, or a text of several, is too long; undefined where it is not. Counted without the blanks that are not kept. */
export function textFault(typed: string, kind: "line" | "text"): string | undefined {
  const kept = kind === "line" ? typed.trim().replace(/\s+/g, " ") : typed.trim();
  const longest = kind === "line" ? longestLine : longestText;
  return kept.length > longest ? tooLongWords(longest) : undefined;
}
