import { type RefObject, useEffect, useEffectEvent } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * Answers once after hydration when the form's fields show something else than the page was made for: what was changed
 * before then has fired no event here.
 */
export function useEarlyChange(
  form: RefObject<HTMLFormElement | null>,
  shown: Readonly<Record<string, string>>,
  answer: (form: HTMLFormElement) => void,
): void {
  const isHydrated = useHydrated();
  const answerEarly = useEffectEvent(() => {
    if (form.current && isOther(form.current, shown)) answer(form.current);
  });
  useEffect(() => {
    if (isHydrated) answerEarly();
  }, [isHydrated]);
}

function isOther(form: HTMLFormElement, shown: Readonly<Record<string, string>>): boolean {
  const current = new FormData(form);
  return Object.entries(shown).some(([name, value]) => (current.get(name) ?? value) !== value);
}
