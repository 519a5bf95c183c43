import { useShellWords } from "./use-shell-words.ts";

/** How and when the company answers, in its own words; without them, nothing is promised but an answer. */
export function useAnswerTime(): string {
  return useShellWords().replies.when || "We answer by phone or e-mail.";
}
