import { useNavigation } from "react-router";
import type { Option } from "#contract/drop-downs.ts";
import type { FieldErrors } from "#contract/core/errors.ts";
import { typedFields } from "#app/reply.ts";
import { BaseSnapshot } from "#app/features/merge/base-snapshot.tsx";
import { WatchedForm } from "#app/features/unsaved/watched-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { errorsOfCard, type PlanTexts, readPlanTexts, toPlanTexts } from "./plan-texts.ts";
import { TariffCard } from "./tariff-card.tsx";

export type RoomFormValues = Partial<
  Record<
    | "roomType"
    | "rentPerNight"
    | "noBeds"
    | "maxAdults"
    | "maxChild"
    | "noOfRooms"
    | "roomNumber"
    | "includedAdults"
    | "extraBeds"
    | "version",
    string
  >
> & { facilities: readonly number[]; plans: PlanTexts[] };

/** The initial values of a new room. */
export const emptyRoom: RoomFormValues = { facilities: [], plans: toPlanTexts([]) };

const order = "roomType rentPerNight noBeds noOfRooms maxAdults maxChild roomNumber";

type RoomFormProps = {
  values: RoomFormValues;
  /** The room as it was when the form was opened. */
  base?: RoomFormValues;
  roomTypes: readonly Option[];
  facilities: readonly Option[];
  /** Prevents a form that is sent twice from being stored twice. */
  idempotencyKey?: string;
  errors?: FieldErrors;
  message?: string;
};

/** The form of new rooms and of changed ones. */
export function RoomForm({
  values,
  base,
  roomTypes,
  facilities,
  idempotencyKey,
  errors,
  message,
}: RoomFormProps) {
  const isSaving = useNavigation().state !== "idle";
  return (
    <FormScope id="room" errors={errors && errorsOfCard(values.plans, errors)} order={order}>
      <WatchedForm
        noValidate
        className="grid max-w-3xl gap-5 rounded-panel border border-line bg-surface p-6"
      >
        <FormErrorSummary otherwise={message} />
        {values.version ? <input type="hidden" name="version" value={values.version} /> : null}
        <BaseSnapshot base={base} />
        {idempotencyKey ? <input type="hidden" name="idempotencyKey" value={idempotencyKey} /> : null}
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            name="roomType"
            label="Room Type"
            placeholder="Choose a room type"
            options={roomTypes}
            defaultValue={values.roomType}
            required
          />
          <TextField
            name="rentPerNight"
            type="number"
            min={1}
            label="Rent per night (₹)"
            defaultValue={values.rentPerNight}
            required
          />
          <TextField
            name="noBeds"
            type="number"
            min={1}
            label="Number of beds"
            defaultValue={values.noBeds}
            required
          />
          <TextField
            name="noOfRooms"
            type="number"
            min={1}
            label="Number of rooms"
            defaultValue={values.noOfRooms ?? 1}
            required
          />
          <TextField
            name="maxAdults"
            type="number"
            min={1}
            label="Max adults"
            defaultValue={values.maxAdults}
            required
          />
          <TextField
            name="maxChild"
            type="number"
            min={0}
            label="Max children"
            defaultValue={values.maxChild}
            required
          />
          <TextField
            name="roomNumber"
            label="Room number"
            hint="As on the doors: 101 to 104"
            defaultValue={values.roomNumber}
            required={false}
          />
        </div>
        <TariffCard {...values} />
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">Facilities</legend>
          <div className="grid gap-1 sm:grid-cols-2 lg:grid-cols-3">
            {facilities.map(({ value, label }) => (
              <label key={value} className="flex min-h-11 items-center gap-2.5">
                <input
                  type="checkbox"
                  name="facilities"
                  value={value}
                  defaultChecked={values.facilities.includes(value)}
                  className="tick"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" disabled={isSaving} className="justify-self-start">
          Submit
        </Button>
      </WatchedForm>
    </FormScope>
  );
}

/** The form as typed: its texts, and the ids of the chosen facilities. */
export function readRoomForm(form: FormData): RoomFormValues {
  const { base: _, ...typed } = typedFields(form);
  return {
    version: "",
    ...typed,
    facilities: form.getAll("facilities").map(Number),
    plans: readPlanTexts(typed),
  };
}
