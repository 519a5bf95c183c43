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
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      {children ? <p>{children}</p> : null}
    </div>
  );
}
