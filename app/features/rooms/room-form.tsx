import { useNavigation } from "react-router";
import type { Option } from "#contract/drop-downs.ts";
import { typedFields } from "#app/reply.ts";
import { RecordForm, type RecordFormProps } from "#app/features/merge/record-form.tsx";
import type { ownWords } from "#app/features/room-words/add-own-words.ts";
import { OwnFacilities, OwnRoomType } from "#app/features/room-words/own-word.tsx";
import { Button } from "#app/ui/button.tsx";
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
    | "version"
    | (typeof ownWords)[keyof typeof ownWords],
    string
  >
> & { facilities: readonly number[]; plans: PlanTexts[] };

/** The initial values of a new room. */
export const emptyRoom: RoomFormValues = { facilities: [], plans: toPlanTexts([]) };

const order = "roomType newRoomType rentPerNight noBeds noOfRooms maxAdults maxChild roomNumber";

type RoomFormProps = RecordFormProps<RoomFormValues> & {
  roomTypes: readonly Option[];
  facilities: readonly Option[];
};

/** The form of new rooms and of changed ones. */
export function RoomForm({ values, roomTypes, facilities, errors, ...form }: RoomFormProps) {
  const isSaving = useNavigation().state !== "idle";
  const { facilities: ticked, plans, ...texts } = values;
  return (
    <RecordForm
      id="room"
      values={{ noOfRooms: "1", ...texts }}
      errors={errors && errorsOfCard(plans, errors)}
      order={order}
      {...form}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <div>
          <SelectField
            name="roomType"
            label="Room Type"
            placeholder="Choose a room type"
            options={roomTypes}
            required
          />
          <OwnRoomType />
        </div>
        <TextField name="rentPerNight" type="number" min={1} label="Rent per night (₹)" required />
        <TextField name="noBeds" type="number" min={1} label="Number of beds" required />
        <TextField name="noOfRooms" type="number" min={1} label="Number of rooms" required />
        <TextField name="maxAdults" type="number" min={1} label="Max adults" required />
        <TextField name="maxChild" type="number" min={0} label="Max children" required />
        <TextField
          name="roomNumber"
          label="Room number"
          hint="As on the doors: 101 to 104"
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
                defaultChecked={ticked.includes(value)}
                className="tick"
              />
              {label}
            </label>
          ))}
        </div>
        <OwnFacilities />
      </fieldset>
      <Button type="submit" disabled={isSaving} className="justify-self-start">
        Submit
      </Button>
    </RecordForm>
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
