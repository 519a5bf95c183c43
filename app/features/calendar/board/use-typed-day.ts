import { type FocusEvent, type KeyboardEvent, useRef } from "react";

/**
 * Handlers for a date field whose form is submitted when it changes. Each typed key makes another date, so a typed date is
 * submitted only by Enter or on blur. `shown`: the date that the page shows; `submit`: submits the form.
 */
export function useTypedDay(shown: string, submit: () => void) {
  const isTyping = useRef(false);
  const day = {
    onKeyDown: ({ key, altKey }: KeyboardEvent) => {
      const opensCalendar = key === " " || key === "F4" || (altKey && key === "ArrowDown");
      isTyping.current = !opensCalendar;
    },
    onPointerDown: () => {
      isTyping.current = false;
    },
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
      if (isTyping.current && target.value !== shown) submit();
      isTyping.current = false;
    },
  };
  return { isTyping, day };
}
