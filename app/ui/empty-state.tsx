import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** One button or link that helps on. */
  action?: ReactNode;
  /** A square picture, cut round. */
  picture?: string;
  headingLevel?: 2 | 3;
}

/** Nothing here yet: says so in a serif line, one sentence, one way on. */
export function EmptyState({ title, children, action, picture, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="flex flex-col items-center rounded-panel border border-dashed border-line px-6 py-12 text-center">
      {picture ? (
        <img
          src={picture}
          alt=""
          width={190}
          height={190}
          loading="lazy"
          className="mb-5 size-47.5 rounded-full border-8 border-surface object-cover shadow-mid"
        />
      ) : null}
      <Heading className="text-card">{title}</Heading>
      {children ? <p className="mt-3 max-w-[36ch] text-ink2">{children}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}
