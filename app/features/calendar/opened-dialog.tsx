import { dateRange, longDate } from "#contract/rules/dates.ts";
import { addDays } from "#contract/rules/stay.ts";
import { StatusBadge } from "#app/features/records/status-badge.tsx";
import { DetailsDialog } from "#app/features/records/details-dialog.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { bookingFields } from "#app/features/bookings/booking-versions.ts";
import type { CalendarRefusal } from "./answer-calendar.ts";
import { BlockForm } from "./block-form.tsx";
import { blockFields } from "./block-versions.ts";
import { CalendarVersions } from "./calendar-versions.tsx";
import { calendarHref } from "./calendar-address.ts";
import { PhoneBookingForm } from "./phone-booking-form.tsx";
import type { CalendarPage } from "./read-calendar-page.ts";
import { StayPanel } from "./stay-panel.tsx";

type OpenedDialogProps = { page: CalendarPage; refusal: CalendarRefusal | undefined };

/** The dialog that the calendar's address opens. */
export function OpenedDialog({ page, refusal }: OpenedDialogProps) {
  const { calendar, place, opened, idempotencyKey } = page;
  const common = { rooms: calendar.rooms, place, refusal };
  const closeHref = calendarHref(place);
  if (opened?.kind === "stay") {
    const { stay } = opened;
    return (
      <DetailsDialog
        key={`stay ${stay.id}`}
        title={stay.customerName}
        above={
          <>
            {stay.reference} <StatusBadge status={stay.status} />
          </>
        }
        closeHref={closeHref}
      >
        {refusal?.stayVersions ? (
          <CalendarVersions
            refusal={refusal}
            versions={refusal.stayVersions}
            fields={bookingFields(calendar.rooms)}
          />
        ) : (
          <StayPanel key={stay.version} stay={stay} {...common} />
        )}
      </DetailsDialog>
    );
  }
  if (opened?.kind === "block") {
    const { block } = opened;
    return (
      <DetailsDialog
        key={`block ${block.id}`}
        title="Blocked rooms"
        above={`${block.roomType}, ${dateRange(block.firstNight, block.freeFrom)}`}
        closeHref={closeHref}
      >
        {refusal?.blockVersions ? (
          <CalendarVersions
            refusal={refusal}
            versions={refusal.blockVersions}
            fields={blockFields(calendar.rooms)}
          />
        ) : (
          <BlockForm key={block.version} values={block} idempotencyKey={idempotencyKey} {...common} />
        )}
      </DetailsDialog>
    );
  }
  if (opened?.kind !== "form") return null;
  const { room, night, form } = opened;
  const firstNight = { roomId: room, rooms: 1, firstNight: night, freeFrom: addDays(night, 1), reason: "" };
  return (
    <DetailsDialog
      key={`${form} ${room} ${night}`}
      title={form === "book" ? "Book by phone" : "Block rooms"}
      above={`${calendar.hotel}, ${longDate(night)}`}
      closeHref={closeHref}
    >
      <div className="mb-4">
        <Tabs
          label="What to do with this night"
          tabs={[
            {
              href: calendarHref(place, { room, night, form: "book" }),
              label: "Book by phone",
              isCurrent: form === "book",
            },
            {
              href: calendarHref(place, { room, night, form: "block" }),
              label: "Block rooms",
              isCurrent: form === "block",
            },
          ]}
        />
      </div>
      {form === "book" ? (
        <PhoneBookingForm room={room} night={night} idempotencyKey={idempotencyKey} {...common} />
      ) : (
        <BlockForm values={firstNight} idempotencyKey={idempotencyKey} {...common} />
      )}
    </DetailsDialog>
  );
}
