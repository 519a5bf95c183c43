import type { ReactNode } from "react";
import { RoundScene } from "./round-scene.tsx";

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
  /** A round picture above the words. */
  art?: ReactNode;
  headingLevel?: 2 | 3;
}

/** The placeholder of an empty list: a title, a sentence, and an action. */
export function EmptyState({
  title,
  children,
  action,
  art = <RoundScene />,
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="flex flex-col items-center rounded-panel border border-dashed border-line px-6 py-10 text-center">
      <div className="mb-5">{art}</div>
      <Heading className="text-card">{title}</Heading>
      {children ? <p className="mt-3 max-w-[36ch] text-balance text-ink2">{children}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}
