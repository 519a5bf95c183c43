import { useEffect, useRef } from "react";

/**
 * For the fold around a form of payments: it closes once its payment is in the list, and the focus, whose button is
 * gone, waits where it opens. `recorded` names the payments of the list.
 */
export function useFoldAfter(recorded: string) {
  const fold = useRef<HTMLDetailsElement>(null);
  const before = useRef(recorded);
  useEffect(() => {
    if (before.current === recorded || !fold.current) return;
    before.current = recorded;
    fold.current.open = false;
    fold.current.querySelector("summary")?.focus();
  }, [recorded]);
  return fold;
}
