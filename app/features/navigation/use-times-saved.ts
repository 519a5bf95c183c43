import { useState } from "react";
import { useNavigation } from "react-router";

/**
 * How often a form of a page was saved, for its `key`: it begins anew then, and stays as it is whatever else the page
 * does. What is typed in it must not be lost, be it refused, left for something else before its answer came, or something
 * else of the page changed.
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

/** What the forms of a page are told apart by. */
export function hasIntent(intent: string): (form: FormData) => boolean {
  return (form) => form.get("intent") === intent;
}
