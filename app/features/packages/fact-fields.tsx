import { TextField } from "#app/ui/text-field.tsx";
import type { PackageFormValues } from "./package-form-values.ts";
import { WordListField } from "./word-list-field.tsx";

/** Optional facts of a tour; folded while none is entered. */
export function FactFields({ values }: { values: PackageFormValues }) {
  const { season, groupSize, car, effort, notIncluded } = values;
  const isUsed = [season, groupSize, car, effort, ...notIncluded].some(Boolean);
  return (
    <details open={isUsed} className="rounded-control border border-line p-4">
      <summary className="min-h-9 content-center text-sm font-semibold">
        Facts for the tour's page (optional)
      </summary>
      <div className="mt-4 grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="season" label="Season" hint="April to October" />
          <TextField name="groupSize" label="Group" hint="2 to 8 guests" />
          <TextField name="car" label="Car" hint="Innova with driver" />
          <TextField name="effort" label="Effort" hint="Easy walking" />
        </div>
        <WordListField name="notIncluded" label="Not included" singular="exception" entries={notIncluded} />
      </div>
    </details>
  );
}
