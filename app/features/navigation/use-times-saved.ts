import { useState } from "react";
import { useNavigation } from "react-router";

/**
 * How often a form of a page was saved, for its `key`: it begins anew then, and stays as it is whatever else the page
 * does. What is typed in it must not be lost, be it refused or something else of the page changed.
 */
export function useTimesSaved(isOf: (form: FormData) => boolean, isRefused: boolean): number {
  const { formData } = useNavigation();
  const isSending = formData !== undefined && isOf(formData);
  const [wasSending, setWasSending] = useState(isSending);
  const [times, setTimes] = useState(0);
  if (wasSending !== isSending) {
    setWasSending(isSending);
    if (!isSending && !isRefused) setTimes(times + 1);
  }
  return times;
}

/** What the forms of a page are told apart by. */
export function hasIntent(intent: string): (form: FormData) => boolean {
  return (form) => form.get("intent") === intent;
}
