import { useEffect, useRef } from "react";

const rowOfList = (id: number) => `a.row-link[href$="view=${id}"]`;

/**
 * Restores the focus when a record's details close: to its row, or to the page's title when the row is gone. Does nothing
 * if something else has the focus. `rowOf` is the selector of the element to focus in the row.
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

/** Moves the focus to a form's panel when it shows another record. */
export function useFocusOnOpened(opened: number | null, panelId: string): void {
  const before = useRef(opened);
  useEffect(() => {
    const isOther = opened !== null && before.current !== opened;
    before.current = opened;
    // The link that opened it scrolls to it.
    if (isOther) document.getElementById(panelId)?.focus({ preventScroll: true });
  }, [opened, panelId]);
}

/** Moves the focus to the page's title when a saved form is reset. */
export function useFocusAfterSaving(timesSaved: number): void {
  const before = useRef(timesSaved);
  useEffect(() => {
    const isSaved = before.current !== timesSaved;
    before.current = timesSaved;
    if (isSaved && isFocusLost()) focusOrTitle(null);
  }, [timesSaved]);
}

/**
 * When a row was removed, moves the focus to the row that took its place, else to the last row, else to the page's title.
 * The focusable element of a row is marked `data-goes-on`.
 */
export function useFocusNext(rows: readonly (string | number)[]): void {
  const before = useRef(rows);
  useEffect(() => {
    const removedPlaces = before.current.flatMap((row, place) => (rows.includes(row) ? [] : [place]));
    before.current = rows;
    const [place] = removedPlaces;
    if (place === undefined || removedPlaces.length > 1 || !isFocusLost()) return;
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
