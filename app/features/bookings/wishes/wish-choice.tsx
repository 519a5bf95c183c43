import type { ReactNode } from "react";
import type { WishChoice } from "./wish-choices.ts";

/** A checkbox or radio button with label and note. */
export function Choice({ label, note, children }: WishChoice & { children: ReactNode }) {
  return (
    <label className="flex min-h-11 items-center gap-3 py-1">
      {children}
      <span className="grow">
        {label} <span className="num text-sm text-ink2">{note}</span>
      </span>
    </label>
  );
}
