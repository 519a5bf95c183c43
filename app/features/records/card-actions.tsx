import type { ReactNode } from "react";

/** The actions of a card: small buttons in a row that wraps. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className="mt-auto -ms-0.5 flex flex-wrap gap-1 pt-2 *:px-2">{children}</div>;
}
