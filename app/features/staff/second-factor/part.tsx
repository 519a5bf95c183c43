import type { ReactNode } from "react";

type PartProps = { id: string; title: string; badge?: ReactNode; children: ReactNode };

/** A section for one kind of second factor. */
export function Part({ id, title, badge, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="border-t border-line pt-4 first:border-t-0">
      <div className="mb-1 flex items-center gap-3">
        <h3 id={`${id}-heading`} className="font-text text-base font-semibold">
          {title}
        </h3>
        {badge}
      </div>
      {children}
    </section>
  );
}
