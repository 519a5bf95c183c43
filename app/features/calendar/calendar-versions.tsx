import type { VersionField } from "#app/features/merge/merge-versions.ts";
import { TwoVersions } from "#app/features/merge/two-versions.tsx";
import type { CalendarRefusal } from "./answer-calendar.ts";

type CalendarVersionsProps<Values> = {
  refusal: CalendarRefusal;
  fields: readonly VersionField<Values>[];
};

/** Two people changed one stay, or one block: both versions, to choose from. */
export function CalendarVersions<Values>({ refusal, fields }: CalendarVersionsProps<Values>) {
  const { theirs, typed, read, intent, message } = refusal;
  return (
    <TwoVersions
      theirs={theirs as Values}
      mine={typed as Values}
      read={read as Values}
      fields={fields}
      message={message}
      isInDialog
    >
      <input type="hidden" name="intent" value={intent} />
    </TwoVersions>
  );
}
