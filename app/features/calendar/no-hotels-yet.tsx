import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** Shown by pages about one hotel while there is no hotel. */
export function NoHotelsYet({ title, children }: { title: string; children: string }) {
  return (
    <>
      <PageHead title={title} />
      <EmptyState title="No hotels yet" action={<LinkButton href="/control/add-Hotel">Add Hotel</LinkButton>}>
        {children}
      </EmptyState>
    </>
  );
}
