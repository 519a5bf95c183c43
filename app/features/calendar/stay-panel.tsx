import { useNavigation } from "react-router";
import type { Booking } from "#contract/bookings.ts";
import { AgreedPriceNote } from "#app/features/bookings/agreed-price-note.tsx";
import { BookingContact } from "#app/features/bookings/booking-contact.tsx";
import { BookingFacts } from "#app/features/bookings/booking-facts.tsx";
import { toTexts } from "#app/features/merge/form-versions.ts";
import { BaseSnapshot } from "#app/features/merge/base-snapshot.tsx";
import { StayDates } from "#app/features/stay-dates/stay-dates.tsx";
import { SheetForm } from "#app/features/unsaved/watched-form.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { CalendarRefusal } from "./answer-calendar.ts";
import type { CalendarPlace } from "./calendar-address.ts";
import { NightRefusal } from "./night-refusal.tsx";
import type { HouseRoom } from "./open-record.ts";
import { FreeInstead } from "./move/free-instead.tsx";
import { useMovePrice } from "./move/use-move-price.ts";
import { roomOptions } from "./room-options.ts";
import type { StayWish } from "#app/features/bookings/stay-price.ts";
import { useStayWish } from "#app/features/bookings/use-stay-wish.ts";
import { requestHref } from "#app/features/navigation/request-pages.ts";
import { InPackage } from "#app/features/package-stays/in-package.tsx";

type StayPanelProps = {
  stay: Booking;
  rooms: readonly HouseRoom[];
  place: CalendarPlace;
  refusal: CalendarRefusal | undefined;
};

/** A stay of the calendar: the guest, and the dates and room that can be changed while the nights are free. */
export function StayPanel({ stay, ...change }: StayPanelProps) {
  return (
    <>
      <BookingContact booking={stay} />
      <BookingFacts booking={stay} inPackage={<InPackage stay={stay} />} />
      <LinkButton
        href={requestHref({ kind: "bookings", id: stay.id })}
        variant="outline"
        size="small"
        className="mt-5"
      >
        Open the booking
      </LinkButton>
      <StayChangeForm stay={stay} {...change} />
    </>
  );
}

function StayChangeForm({ stay, rooms, place, refusal }: StayPanelProps) {
  const isSaving = useNavigation().state !== "idle";
  const initial: StayWish = {
    checkInDate: stay.checkInDate,
    checkOutDate: stay.checkOutDate,
    roomId: String(stay.roomId ?? ""),
    rooms: String(stay.rooms),
    ...refusal?.typed,
  };
  const { form, wish, read } = useStayWish(initial);
  const price = useMovePrice(stay.id, wish);
  return (
    <FormScope id="stay" errors={refusal?.errors} values={initial}>
      <SheetForm ref={form} noValidate className="mt-6 grid gap-4 border-t border-line pt-5" onChange={read}>
        <h3 className="font-text text-base font-semibold">Shorten, lengthen or move</h3>
        <NightRefusal refusal={refusal} place={place} />
        {refusal?.status === 409 ? <FreeInstead stay={stay} wish={initial} place={place} /> : null}
        <BaseSnapshot base={toTexts(stay)} />
        <StayDates required />
        <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
          <SelectField name="roomId" label="Room type" options={roomOptions(rooms)} />
          <TextField name="rooms" type="number" label="Rooms" min={1} max={10} />
        </div>
        <AgreedPriceNote stay={stay} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p aria-live="polite" className="num text-sm font-semibold">
            {stay.packageReference === undefined ? price : "Its price stays in the package's."}
          </p>
          <Button type="submit" name="intent" value="move" busy={isSaving}>
            Change the stay
          </Button>
        </div>
      </SheetForm>
    </FormScope>
  );
}
