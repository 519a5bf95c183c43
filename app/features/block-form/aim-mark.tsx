import { useEffect, useRef } from "react";

/** Two percentages as typed, without `%`. */
export type Point = { across: string; down: string };

/** Marks the focus point on a picture. */
export function Mark({ point: { across, down } }: { point: Point }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Not a `style` prop: the content security policy forbids `style` attributes.
    if (!mark.current) return;
    mark.current.style.left = `${percent(across)}%`;
    mark.current.style.top = `${percent(down)}%`;
  }, [across, down]);
  return <span ref={mark} aria-hidden="true" className="focus-mark" />;
}

function percent(text: string): number {
  const number = Number(text);
  return text === "" || Number.isNaN(number) ? 50 : Math.min(Math.max(number, 0), 100);
}
