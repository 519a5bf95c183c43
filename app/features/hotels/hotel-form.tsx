import { useNavigation } from "react-router";
import { stayKinds, stayKindWords } from "#contract/rules/stay-kinds.ts";
import { RecordForm, type RecordFormProps } from "#app/features/merge/record-form.tsx";
import { Button } from "#app/ui/button.tsx";
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

type HotelFormProps = RecordFormProps<HotelFormValues> & {
  /** The company's places. */
  places: readonly Option[];
};

/** Folded, as only hotels with prices for children need it. */
function ChildrenAges({ isFaulty }: { isFaulty: boolean }) {
  return (
    <details open={isFaulty} className="rounded-control border border-line p-4">
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        Children's ages (optional)
      </summary>
      <div className="mt-3 grid gap-5 sm:grid-cols-2">
        <TextField name="freeBelowAge" type="number" min={0} max={18} label="Free below the age of" />
        <TextField
          name="childUntilAge"
          type="number"
          min={0}
          max={18}
          label="Adults from the age of"
          hint="In between they pay as children, where the room has a price for them"
        />
      </div>
    </details>
  );
}

/** The form of a new hotel and of a changed one. */
export function HotelForm({ places, ...form }: HotelFormProps) {
  const isSaving = useNavigation().state !== "idle";
  const { errors } = form;
  return (
    <RecordForm id="hotel" {...form}>
      <TextField name="hotelName" label="Hotel Name" required />
      <TextareaField name="description" label="Description" rows={6} required />
      <TextField name="address" label="Address" required />
      <TextField
        name="searchAddress"
        label="Search Address"
        hint="As guests look for it: Rajbagh, Srinagar"
        required
      />
      <TextField name="pinCode" label="Pincode" inputMode="numeric" required className="max-w-44" />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="placeId"
          label="Place"
          hint="Where guests find it in the finder and on the map"
          options={[{ value: "", label: "None of ours" }, ...places]}
        />
        <SelectField name="kind" label="Kind of stay" options={kinds} />
      </div>
      <ChildrenAges isFaulty={Boolean(errors?.["freeBelowAge"] ?? errors?.["childUntilAge"])} />
      <Button type="submit" disabled={isSaving} className="justify-self-start">
        Submit
      </Button>
    </RecordForm>
  );
}
