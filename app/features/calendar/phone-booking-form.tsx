import { useNavigation } from "react-router";
import { GuestExtras, GuestFields } from "#app/features/bookings/guest/guest-fields.tsx";
import { DeskWishes } from "#app/features/bookings/wishes/desk-wishes.tsx";
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
import { roomOptions } from "./room-options.ts";
import { type StayWish, useStayPrice } from "#app/features/bookings/stay-price.ts";
import { useStayWish } from "#app/features/bookings/use-stay-wish.ts";

type PhoneBookingFormProps = {
  house: number;
  rooms: readonly HouseRoom[];
  room: number;
  night: string;
  until: string;
  place: CalendarPlace;
  idempotencyKey: string;
  refusal: CalendarRefusal | undefined;
};

/** The form of a booking by phone: only name and number are required; it is stored as accepted. */
export function PhoneBookingForm(props: PhoneBookingFormProps) {
  const { house, rooms, room, night, until, place, idempotencyKey, refusal } = props;
  const isSaving = useNavigation().state !== "idle";
  const initial: StayWish = {
    checkInDate: night,
    checkOutDate: until,
    roomId: String(room),
    rooms: "1",
    adults: "2",
    children: "0",
    ...refusal?.typed,
  };
  const { form, wish, read } = useStayWish(initial);
  const price = useStayPrice(wish);
  return (
    <FormScope id="phone-booking" errors={refusal?.errors} values={initial}>
      <SheetForm ref={form} noValidate className="grid gap-4" onChange={read}>
        <NightRefusal refusal={refusal} place={place} />
        <input type="hidden" name="hotelId" value={house} />
        <input type="hidden" name="key" value={refusal?.typed["key"] ?? idempotencyKey} />
        <GuestFields isFirst={!refusal} className="grid gap-4 sm:grid-cols-2" />
        <StayDates hotelId={house} isOffice required />
        <SelectField name="roomId" label="Room type" options={roomOptions(rooms)} />
        <div className="grid grid-cols-3 gap-4">
          <TextField name="rooms" type="number" label="Rooms" min={1} max={10} />
          <TextField name="adults" type="number" label="Adults" min={1} max={50} />
          <TextField name="children" type="number" label="Children" min={0} max={50} />
        </div>
        <DeskWishes
          key={wish["roomId"]}
          offered={price.offered}
          roomId={wish["roomId"]}
          minors={Number(wish["children"])}
        />
        <GuestExtras />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p aria-live="polite" className="num text-sm font-semibold">
            {price.words}
          </p>
          <Button type="submit" name="intent" value="book" busy={isSaving}>
            Book and accept
          </Button>
        </div>
      </SheetForm>
    </FormScope>
  );
}
