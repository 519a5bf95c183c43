import { useEffect, useRef } from "react";

/**
 * For the fold around a form of payments: it closes once its payment is in the list, and the focus, whose button is
 * gone, waits where it opens. `recorded` names the payments of the list; what was refused stays open, whoever's payment
 * came into the list with it.
 */
export function useFoldAfter(recorded: string, isRefused: boolean) {
  const fold = useRef<HTMLDetailsElement>(null);
  const before = useRef(recorded);
  useEffect(() => {
    if (before.current === recorded || !fold.current) return;
    before.current = recorded;
    if (isRefused) return;
    fold.current.open = false;
    fold.current.querySelector("summary")?.focus();
  }, [recorded, isRefused]);
  return fold;
}
