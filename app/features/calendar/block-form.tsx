import { useNavigation } from "react-router";
import { longestBlock } from "#contract/blocks.ts";
import { toTexts } from "#app/features/merge/form-versions.ts";
import { BaseSnapshot } from "#app/features/merge/base-snapshot.tsx";
import { StayDates } from "#app/features/stay-dates/stay-dates.tsx";
import { SheetForm } from "#app/features/unsaved/watched-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { CalendarRefusal } from "./answer-calendar.ts";
import type { CalendarPlace } from "./calendar-address.ts";
import { NightRefusal } from "./night-refusal.tsx";
import type { HouseRoom } from "./open-record.ts";

export type BlockValues = {
  id?: number;
  version?: number;
  roomId: number;
  rooms: number;
  firstNight: string;
  freeFrom: string;
  reason: string;
};

type BlockFormProps = {
  values: BlockValues;
  house: number;
  rooms: readonly HouseRoom[];
  place: CalendarPlace;
  idempotencyKey: string;
  refusal: CalendarRefusal | undefined;
};

/** The form that adds, changes or releases a block of rooms. */
export function BlockForm({ values, house, rooms, place, idempotencyKey, refusal }: BlockFormProps) {
  const isSaving = useNavigation().state !== "idle";
  const isNew = values.id === undefined;
  const stored = toTexts(values);
  const options = rooms.map(({ roomId, roomType, units }) => ({
    value: roomId,
    label: `${roomType} (${units} in all)`,
  }));
  return (
    <FormScope id="block" errors={refusal?.errors} values={{ ...stored, ...refusal?.typed }}>
      <SheetForm noValidate className="grid gap-4">
        <NightRefusal refusal={refusal} place={place} />
        <input type="hidden" name="hotelId" value={house} />
        {isNew ? (
          <input type="hidden" name="key" value={refusal?.typed["key"] ?? idempotencyKey} />
        ) : (
          <BaseSnapshot base={stored} />
        )}
        <TextField
          name="reason"
          label="Reason"
          hint="Repairs, the owner's family, the boat is moved"
          required
        />
        <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
          <SelectField name="roomId" label="Room type" options={options} />
          <TextField name="rooms" type="number" label="Rooms" min={1} max={500} />
        </div>
        <StayDates
          names={{ arrive: "firstNight", leave: "freeFrom" }}
          labels={{ arrive: "First night", leave: "Free again from" }}
          mostNights={longestBlock}
          required
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          {isNew ? (
            <p className="max-w-[32ch] text-sm text-ink2">
              Blocked rooms cannot be booked until they are released.
            </p>
          ) : (
            <Button type="submit" name="intent" value="release" variant="destructive-ghost">
              Release rooms
            </Button>
          )}
          <Button type="submit" name="intent" value={isNew ? "block" : "change block"} busy={isSaving}>
            {isNew ? "Block rooms" : "Save"}
          </Button>
        </div>
      </SheetForm>
    </FormScope>
  );
}
