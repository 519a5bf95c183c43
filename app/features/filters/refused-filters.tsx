import type { FieldErrors } from "#app/ui/form-scope.tsx";

/** The errors of a search, above the list that is shown without it; nothing while there are none. */
export function RefusedFilters({ errors, aim }: { errors: FieldErrors; aim: string }) {
  const faults = new Set(Object.values(errors).filter(Boolean));
  if (faults.size === 0) return null;
  return (
    <div role="alert" className="rounded-control border-s-4 border-chinar bg-chinar-soft p-4">
      <p className="font-semibold">{[...faults].join(". ")}.</p>
      <p className="text-sm text-ink2">The list below is without your search. Mend it to {aim}.</p>
    </div>
  );
}
