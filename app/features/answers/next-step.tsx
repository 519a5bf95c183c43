import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type NextStepProps = {
  /** What was just done: `Accepted. 3 rooms held.` */
  said: string;
  /** The next step, and the undo button. */
  children: ReactNode;
};

/** Replaces the buttons that were just pressed, and takes their focus. */
export function NextStep({ said, children }: NextStepProps) {
  return (
    <div className="rounded-control bg-meadow-soft px-4 py-3">
      <p
        key={said}
        ref={takeFocus}
        tabIndex={-1}
        role="status"
        data-first-focus=""
        className="flex items-center gap-2.5 font-semibold outline-none"
      >
        <Icon of="circle-check" className="size-5 flex-none text-meadow" />
        {said}
      </p>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}

/** The pressed button was removed: focus moves here instead of to the top of the page. */
function takeFocus(words: HTMLElement | null): void {
  words?.focus();
}
