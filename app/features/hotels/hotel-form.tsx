import { useNavigation } from "react-router";
import type { FieldErrors } from "#contract/core/errors.ts";
import { stayKinds, stayKindWords } from "#contract/rules/stay-kinds.ts";
import { BaseSnapshot } from "#app/features/merge/base-snapshot.tsx";
import { WatchedForm } from "#app/features/unsaved/watched-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { type Option, SelectField } from "#app/ui/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";

export type HotelFormValues = {
  hotelName?: string;
  description?: string;
  address?: string;
  searchAddress?: string;
  pinCode?: string;
  placeId?: string;
  kind?: string;
  freeBelowAge?: string;
  childUntilAge?: string;
  version?: string;
};

const kinds: Option[] = [
  { value: "", label: "Not said" },
  ...stayKinds.map((kind) => ({ value: kind, label: stayKindWords[kind] })),
];

type HotelFormProps = {
  values: HotelFormValues;
  /** The hotel as it was when the form was opened. */
  base?: HotelFormValues;
  /** The company's places. */
  places: readonly Option[];
  /** Prevents a form that is sent twice from being stored twice. */
  idempotencyKey?: string;
  errors?: FieldErrors;
  message?: string;
};

/** Folded, as only hotels with prices for children need it. */
function ChildrenAges({ values, isFaulty }: { values: HotelFormValues; isFaulty: boolean }) {
  return (
    <details open={isFaulty} className="rounded-control border border-line p-4">
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        Children's ages (optional)
      </summary>
      <div className="mt-3 grid gap-5 sm:grid-cols-2">
        <TextField
          name="freeBelowAge"
          type="number"
          min={0}
          max={18}
          label="Free below the age of"
          defaultValue={values.freeBelowAge}
        />
        <TextField
          name="childUntilAge"
          type="number"
          min={0}
          max={18}
          label="Adults from the age of"
          hint="In between they pay as children, where the room has a price for them"
          defaultValue={values.childUntilAge}
        />
      </div>
    </details>
  );
}

/** The form of a new hotel and of a changed one. */
export function HotelForm({ values, base, places, idempotencyKey, errors, message }: HotelFormProps) {
  const isSaving = useNavigation().state !== "idle";
  return (
    <FormScope id="hotel" errors={errors}>
      <WatchedForm
        noValidate
        className="grid max-w-3xl gap-5 rounded-panel border border-line bg-surface p-6"
      >
        <FormErrorSummary otherwise={message} />
        {values.version ? <input type="hidden" name="version" value={values.version} /> : null}
        <BaseSnapshot base={base} />
        {idempotencyKey ? <input type="hidden" name="idempotencyKey" value={idempotencyKey} /> : null}
        <TextField name="hotelName" label="Hotel Name" defaultValue={values.hotelName} required />
        <TextareaField
          name="description"
          label="Description"
          rows={6}
          defaultValue={values.description}
          required
        />
        <TextField name="address" label="Address" defaultValue={values.address} required />
        <TextField
          name="searchAddress"
          label="Search Address"
          hint="As guests look for it: Rajbagh, Srinagar"
          defaultValue={values.searchAddress}
          required
        />
        <TextField
          name="pinCode"
          label="Pincode"
          inputMode="numeric"
          defaultValue={values.pinCode}
          required
          className="max-w-44"
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            name="placeId"
            label="Place"
            hint="Where guests find it in the finder and on the map"
            options={[{ value: "", label: "None of ours" }, ...places]}
            defaultValue={values.placeId ?? ""}
          />
          <SelectField name="kind" label="Kind of stay" options={kinds} defaultValue={values.kind ?? ""} />
        </div>
        <ChildrenAges
          values={values}
          isFaulty={Boolean(errors?.["freeBelowAge"] ?? errors?.["childUntilAge"])}
        />
        <Button type="submit" disabled={isSaving} className="justify-self-start">
          Submit
        </Button>
      </WatchedForm>
    </FormScope>
  );
}
