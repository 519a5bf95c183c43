import { type RefCallback, useEffect, useRef } from "react";

/**
 * A ref for a control whose value other parts of the page depend on: calls back once with what was typed or chosen
 * before hydration, as a change event would have.
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
