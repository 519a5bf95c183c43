import { useNavigation } from "react-router";
import type { FieldErrors } from "#contract/core/errors.ts";
import { WatchedForm } from "#app/features/unsaved/watched-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { type Option, SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

type NoticeFormProps = {
  places: readonly Option[];
  today: string;
  errors: FieldErrors;
  typed: Record<string, string>;
  message?: string | undefined;
};

/** The form of a road note: its text, place and last day; made to be used on a phone. */
export function NoticeForm({ places, today, errors, typed, message }: NoticeFormProps) {
  const isSending = useNavigation().state !== "idle";
  return (
    <WatchedForm
      noValidate
      className="grid gap-4 rounded-panel border border-line bg-surface p-6 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] md:items-start"
    >
      <div className="empty:hidden md:col-span-full">
        <FormErrorSummary message={message} />
      </div>
      <TextField
        name="text"
        label="Notice"
        required
        maxLength={200}
        placeholder="Zojila is shut for snow"
        defaultValue={typed["text"] ?? ""}
        error={errors["text"]}
      />
      <SelectField
        name="placeId"
        label="Where"
        options={[{ value: "", label: "The whole site" }, ...places]}
        defaultValue={typed["placeId"] ?? ""}
        error={errors["placeId"]}
      />
      <TextField
        name="until"
        type="date"
        label="Last day"
        required
        min={today}
        defaultValue={typed["until"] ?? today}
        error={errors["until"]}
      />
      <Button type="submit" busy={isSending} className="md:mt-7">
        Put it up
      </Button>
    </WatchedForm>
  );
}
