import type { ReactNode } from "react";
import { PathScene } from "#app/features/shell/public/path-scene.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** In place of a list whose filters leave nothing. */
export function NothingFound({ clearHref, children }: { clearHref: string; children: ReactNode }) {
  return (
    <EmptyState
      title="Nothing matches those filters"
      art={<PathScene />}
      action={<LinkButton href={clearHref}>Clear all</LinkButton>}
    >
      {children}
    </EmptyState>
  );
}
