import { useState } from "react";
import { useNavigation } from "react-router";

/**
 * Counts the successful saves of a form, for use as its React `key`: the form is reset only then. Its typed values survive
 * a refusal, another navigation before the reply, and other changes of the page.
 */
export function useTimesSaved(isOf: (form: FormData) => boolean, isRefused: boolean): number {
  const { formData, state } = useNavigation();
  const now = formData !== undefined && isOf(formData) ? state : "idle";
  const [before, setBefore] = useState(now);
  const [times, setTimes] = useState(0);
  if (before !== now) {
    setBefore(now);
    const isAnswered = before === "loading" || state === "idle";
    if (now === "idle" && isAnswered && !isRefused) setTimes(times + 1);
  }
  return times;
}

/** A predicate for `useTimesSaved`: the form with this intent. */
export function hasIntent(intent: string): (form: FormData) => boolean {
  return (form) => form.get("intent") === intent;
}
