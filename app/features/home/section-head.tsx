import type { ReactNode } from "react";

interface SectionHeadProps {
  title: string;
  /** Ties the section to its title. */
  id?: string;
  children?: ReactNode;
}

/** The title of a section and the line below it. */
export function SectionHead({ title, id, children }: SectionHeadProps) {
  return (
    <div>
      <h2 id={id} className="max-w-[20ch] text-3xl">
        {title}
      </h2>
      {children ? <p className="mt-3.5 max-w-[46ch] text-lg text-balance text-ink2">{children}</p> : null}
    </div>
  );
}
