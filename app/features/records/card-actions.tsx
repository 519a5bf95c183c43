import type { ReactNode } from "react";

/** What staff do with a card's record: small buttons in one line, where that is long enough. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className="mt-auto -ms-0.5 flex flex-wrap gap-1 pt-2 *:px-2">{children}</div>;
}
