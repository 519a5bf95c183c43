import { useEffect, useRef } from "react";

/**
 * A ref for the `<details>` around a payment form: when the list of payments (`recorded`: their ids) changes, it closes and
 * its summary gets the focus, whose button is gone. After a refusal it stays open, even if the list changed by somebody
 * else's payment.
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
