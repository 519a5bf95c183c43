import { useEffect, useRef } from "react";

/** Two percentages, as they were typed. */
export type Point = { across: string; down: string };

/** Where the middle of a picture is, on it. */
export function Mark({ point: { across, down } }: { point: Point }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The content security policy lets no element carry a `style` attribute of its own.
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
