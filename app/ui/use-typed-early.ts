import { type RefCallback, useEffect, useRef } from "react";

/**
 * A ref for a control whose value other things on the page follow: what was typed or chosen before the script arrived
 * is told once, as a change would have been.
 */
export function useTypedEarly<Control extends { value: string }>(
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
