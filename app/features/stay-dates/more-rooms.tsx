import type { ReactNode } from "react";
import { countOf } from "#contract/rules/text.ts";

type MoreRoomsProps = { count: number; children: ReactNode };

/** The folded room types of a long list; nothing where none is. */
export function MoreRooms({ count, children }: MoreRoomsProps) {
  if (count === 0) return null;
  return (
    <details>
      <summary className="text-link flex min-h-11 cursor-pointer items-center text-sm font-semibold">
        {countOf(count, "more room type")}
      </summary>
      {children}
    </details>
  );
}
