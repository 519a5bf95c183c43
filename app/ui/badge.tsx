import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

export type BadgeTone = "confirmed" | "active" | "awaiting" | "part" | "done" | "cancelled";

const badge = cva(
  "inline-flex items-center gap-1.5 rounded-badge px-2 py-0.5 text-xs font-semibold whitespace-nowrap",
  {
    variants: {
      tone: {
        confirmed: "bg-meadow-soft text-meadow",
        active: "bg-dal-soft text-dal",
        awaiting: "bg-saffron-soft text-saffron-text",
        part: "bg-iris-soft text-iris",
        done: "bg-pashmina2 text-ink2",
        cancelled: "bg-chinar-soft text-chinar",
      } satisfies Record<BadgeTone, string>,
    },
  },
);

const dot = <circle cx="4" cy="4" r="3.5" fill="currentColor" />;

/** Each status has a shape of its own, so that it reads without colour. */
const shapes: Record<BadgeTone, ReactNode> = {
  confirmed: dot,
  active: dot,
  awaiting: <circle cx="4" cy="4" r="2.75" fill="none" stroke="currentColor" strokeWidth="1.75" />,
  part: (
    <>
      <circle cx="4" cy="4" r="3.1" fill="none" stroke="currentColor" strokeWidth="1" />
      <path d="M4 .5a3.5 3.5 0 0 0 0 7z" fill="currentColor" />
    </>
  ),
  done: <rect x=".75" y=".75" width="6.5" height="6.5" rx="1" fill="currentColor" />,
  cancelled: <path d="M.5 3h7v2h-7z" fill="currentColor" />,
};

/** A status in a word, a colour and a shape. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={badge({ tone })}>
      <svg viewBox="0 0 8 8" className="size-2 flex-none" aria-hidden="true">
        {shapes[tone]}
      </svg>
      {children}
    </span>
  );
}
