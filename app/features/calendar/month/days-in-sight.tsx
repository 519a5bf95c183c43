import { type ReactNode, type RefObject, useEffect, useRef } from "react";

/** `children`: one row of the days, as wide as the table. */
type DaysInSightProps = { frame: RefObject<HTMLElement | null>; children: ReactNode };

/**
 * The days once more, over those of the table in `frame`: they stay in sight while the page scrolls down a long list of
 * rooms, and scroll sideways with the table. Hidden until the script runs that moves them.
 */
export function DaysInSight({ frame, children }: DaysInSightProps) {
  const days = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [table, row] = [frame.current, days.current];
    if (!table || !row) return undefined;
    const follow = () => {
      row.scrollLeft = table.scrollLeft;
    };
    row.hidden = false;
    follow();
    table.addEventListener("scroll", follow, { passive: true });
    return () => table.removeEventListener("scroll", follow);
  }, [frame]);
  return (
    <div ref={days} aria-hidden="true" hidden className="board-frame board-days">
      {children}
    </div>
  );
}
