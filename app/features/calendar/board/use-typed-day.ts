import { type FocusEvent, type KeyboardEvent, useRef } from "react";

/**
 * For a field of one day whose form asks as it changes. Each key makes another date: what is typed is asked for with
 * Enter, or when the field is left. `asked` is the day that the page shows.
 */
export function useTypedDay(asked: string, ask: () => void) {
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
      if (isTyping.current && target.value !== asked) ask();
      isTyping.current = false;
    },
  };
  return { isTyping, day };
}
