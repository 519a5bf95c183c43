import type { ReactNode } from "react";
import { TextLink } from "#app/ui/link.tsx";

type PanelProps = {
  title: string;
  count?: number;
  allHref?: string;
  /** Has nothing to read on paper. */
  isForm?: boolean;
  children: ReactNode;
};

/** A titled box of the dashboard, with a link to the whole list. */
export function Panel({ title, count, allHref, isForm = false, children }: PanelProps) {
  return (
    <section
      className={`overflow-hidden rounded-panel border border-line bg-surface ${isForm ? "print:hidden" : ""}`}
    >
      <header className="flex items-center gap-2.5 px-5 py-3.5">
        <h2 className="font-text text-base font-semibold">{title}</h2>
        {count === undefined ? null : (
          <span className="rounded-full bg-pashmina2 px-2.5 py-0.5 text-xs font-semibold">{count}</span>
        )}
        {allHref ? (
          <TextLink href={allHref} className="ms-auto text-sm" aria-label={`View all: ${title}`}>
            View all
          </TextLink>
        ) : null}
      </header>
      {children}
    </section>
  );
}

/** The text of a panel without rows. */
export function NothingHere({ children }: { children: string }) {
  return <p className="border-t border-line px-5 py-6 text-sm text-ink2">{children}</p>;
}
