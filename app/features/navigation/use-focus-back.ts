import { useEffect, useRef } from "react";

const rowOfList = (id: number) => `a.row-link[href$="view=${id}"]`;

/**
 * Where the keyboard goes on when a record's details close: to its row, or to the page's title when the row is gone, as
 * after a delete. Whatever holds the focus by then keeps it. `rowOf` selects what stands for the record in its row.
 */
export function useFocusBack(viewed: number | null, rowOf: (id: number) => string = rowOfList): void {
  const before = useRef(viewed);
  useEffect(() => {
    const closed = before.current;
    before.current = viewed;
    if (closed === null || viewed !== null || !isFocusLost()) return;
    focusOrTitle(document.querySelector<HTMLElement>(rowOf(closed)));
  }, [viewed, rowOf]);
}

/** To the page's title, when the form that was saved begins anew. */
export function useFocusAfterSaving(timesSaved: number): void {
  const before = useRef(timesSaved);
  useEffect(() => {
    const isSaved = before.current !== timesSaved;
    before.current = timesSaved;
    if (isSaved && isFocusLost()) focusOrTitle(null);
  }, [timesSaved]);
}

/**
 * To the row that took the place of one that is gone, to the last where that was the last, else to the page's title. In
 * each row `data-goes-on` is what takes the focus.
 */
export function useFocusNext(rows: readonly (string | number)[]): void {
  const before = useRef(rows);
  useEffect(() => {
    const gone = before.current.flatMap((row, place) => (rows.includes(row) ? [] : [place]));
    before.current = rows;
    const [place] = gone;
    if (place === undefined || gone.length > 1 || !isFocusLost()) return;
    const all = document.querySelectorAll<HTMLElement>("[data-goes-on]");
    focusOrTitle(all[Math.min(place, all.length - 1)]);
  });
}

function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

function focusOrTitle(row: HTMLElement | null | undefined): void {
  (row ?? document.querySelector("h1"))?.focus();
}
