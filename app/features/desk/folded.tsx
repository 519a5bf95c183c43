import type { ReactNode } from "react";

type FoldedProps = { title: string; isOpen: boolean; children: ReactNode };

/** Rarely needed fields, folded. */
export function Folded({ title, isOpen, children }: FoldedProps) {
  return (
    <details open={isOpen}>
      <summary className="text-link inline-block min-h-11 cursor-pointer content-center text-sm">
        {title}
      </summary>
      <div className="grid gap-4 pt-2">{children}</div>
    </details>
  );
}
