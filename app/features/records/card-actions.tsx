import type { ReactNode } from "react";

/** What staff do with a card's record: small buttons in one line, where that is long enough. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className="mt-1 flex flex-wrap gap-1.5 *:px-2.75">{children}</div>;
}
