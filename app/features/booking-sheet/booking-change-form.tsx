import { useState } from "react";
import { Form, useNavigation } from "react-router";
import type { Availability } from "#contract/availability.ts";
import type { Booking } from "#contract/bookings.ts";
import type { ListedPaper } from "#contract/papers.ts";
import { bookingStatuses, statusLabel } from "#contract/rules/status.ts";
import { countOf } from "#contract/rules/text.ts";
import type { Refusal } from "#app/features/merge/refuse-change.ts";
import { fitTo, type TextsOf, toTexts } from "#app/features/merge/form-versions.ts";
import { BaseSnapshot } from "#app/features/merge/base-snapshot.tsx";
import { answerForm } from "#app/features/answers/verdict-button.tsx";
import { DeleteRecord } from "#app/features/answers/delete-record.tsx";
import { AgreedPriceNote } from "#app/features/bookings/agreed-price-note.tsx";
import { standingInvoice } from "#app/features/papers/standing-invoices.ts";
import { Button } from "#app/ui/button.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useEarlyInput } from "#app/ui/use-early-input.ts";
import { statusEffect } from "./status-effect.ts";

type BookingChangeFormProps = {
  booking: Booking;
  availability: readonly Availability[];
  papers: readonly ListedPaper[];
  refusal: Refusal<TextsOf<Booking>> | undefined;
};

const statusOptions = bookingStatuses.map((status) => ({ value: status, label: statusLabel(status) }));

/** The status selector of the details dialog, with what a change does and the room type that accepting takes. */
export function BookingChangeForm(props: BookingChangeFormProps) {
  const { booking, availability, papers, refusal } = props;
  const isSaving = useNavigation().state !== "idle";
  const stored = toTexts(booking);
  const ours = fitTo(stored, refusal?.ours ?? {});
  const [chosen, setChosen] = useState<string>(ours.status);
  const choose = (word: string) => setChosen(bookingStatuses.find((one) => one === word) ?? "");
  const status = useEarlyInput<HTMLSelectElement>(choose);
  const rooms = availability.map((room) => ({
    value: room.roomId,
    label: `${room.roomType}, ${countOf(room.free, "room")} free`,
  }));
  return (
    <FormScope id="booking-change" errors={refusal?.errors["roomId"] ? refusal.errors : undefined}>
      <Form id={answerForm} method="post" preventScrollReset className="grid gap-4">
        <BaseSnapshot base={stored} />
        <input type="hidden" name="then" value="details" />
        <input type="hidden" name="was" value={booking.status} />
        <SelectField
          name="status"
          label="Status"
          options={statusOptions}
          defaultValue={chosen}
          ref={status}
          onChange={(event) => choose(event.target.value)}
          hint={<span aria-live="polite">{statusEffect(booking, chosen)}</span>}
        />
        <SelectField
          key={booking.roomId}
          name="roomId"
          label="Room type"
          placeholder="The cheapest that fits and is free"
          options={rooms}
          defaultValue={ours.roomId}
          required={false}
          hint="Accepting takes the nights; rejecting or deleting gives them back."
        />
        <AgreedPriceNote stay={booking} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <DeleteRecord label="Delete Record" toReturn={booking.over} invoice={standingInvoice(papers)} />
          <Button type="submit" name="intent" value="update" size="small" busy={isSaving}>
            Update Status
          </Button>
        </div>
      </Form>
    </FormScope>
  );
}
