import { type RefCallback, useEffect, useRef } from "react";

/**
 * A ref for a control on whose value other parts of the page depend: calls back once with a value that was entered before
 * hydration, in place of the missed change event.
 */
export function useEarlyInput<Control extends { value: string }>(
  tell: (value: string) => void,
): RefCallback<Control> {
  const control = useRef<Control>(null);
  const first = useRef(tell);
  useEffect(() => {
    if (control.current) first.current(control.current.value);
  }, []);
  return (element) => {
    control.current = element;
  };
}
