import { useShellWords } from "./use-shell-words.ts";

/** How and when the company answers, from its content; the fallback promises no time. */
export function useAnswerTime(): string {
  return useShellWords().replies.when || "We answer by phone or e-mail.";
}
