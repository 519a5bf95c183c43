import { useEffect, useRef } from "react";

/**
 * Where the keyboard goes on when a record's details close: to its row, or to the page's title when the row is gone, as
 * after a delete. Whatever holds the focus by then keeps it.
 */
export function useFocusBack(viewed: number | null): void {
  const before = useRef(viewed);
  useEffect(() => {
    const closed = before.current;
    before.current = viewed;
    if (closed === null || viewed !== null || document.activeElement !== document.body) return;
    const row = document.querySelector<HTMLElement>(`a.row-link[href$="view=${closed}"]`);
    (row ?? document.querySelector("h1"))?.focus();
  }, [viewed]);
}
