import type { VersionField } from "#app/features/merge/merge-versions.ts";
import type { TextsOf } from "#app/features/merge/form-versions.ts";
import { TwoVersions } from "#app/features/merge/two-versions.tsx";
import type { CalendarRefusal, Versions } from "./answer-calendar.ts";

type CalendarVersionsProps<Stored> = {
  refusal: CalendarRefusal;
  versions: Versions<Stored>;
  fields: readonly VersionField<TextsOf<Stored>>[];
};

/** The merge form for a stay or a block that two people changed. */
export function CalendarVersions<Stored>({ refusal, versions, fields }: CalendarVersionsProps<Stored>) {
  return (
    <TwoVersions {...versions} fields={fields} message={refusal.message} isInDialog>
      <input type="hidden" name="intent" value={refusal.intent} />
    </TwoVersions>
  );
}
