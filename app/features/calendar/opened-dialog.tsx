import { dateRange } from "#contract/rules/dates.ts";
import { controlPages } from "#app/content/control-addresses.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/features/records/status-badge.tsx";
import { DetailsDialog } from "#app/features/records/details-dialog.tsx";
import { bookingFields } from "#app/features/bookings/booking-versions.ts";
import type { CalendarRefusal } from "./answer-calendar.ts";
import { BlockForm } from "./block-form.tsx";
import { blockFields } from "./block-versions.ts";
import { CalendarVersions } from "./calendar-versions.tsx";
import { calendarHref } from "./calendar-address.ts";
import { MoveQuestion } from "./move/move-question.tsx";
import type { CalendarPage } from "./read-calendar-page.ts";
import { StayPanel } from "./stay-panel.tsx";

/** What a portal's calendar holds is changed there alone. */
function OfPortal({ portal }: { portal: string }) {
  return (
    <>
      <p>
        {portal}'s calendar holds this room. When it is changed or cancelled there, it is here too, within a
        quarter of an hour.
      </p>
      <LinkButton href={controlPages.portalCalendars} variant="outline" size="small" className="mt-4">
        Portals' calendars
      </LinkButton>
    </>
  );
}

type OpenedDialogProps = { page: CalendarPage; refusal: CalendarRefusal | undefined };

/** The stay or the block that the calendar's address opens. */
export function OpenedDialog({ page, refusal }: OpenedDialogProps) {
  const { place, opened, idempotencyKey } = page;
  const closeHref = calendarHref(place);
  if (!opened || opened.kind === "form") return null;
  if (opened.kind === "block") {
    const { block, rooms } = opened;
    return (
      <DetailsDialog
        key={`block ${block.id}`}
        title="Blocked rooms"
        above={`${block.roomType}, ${dateRange(block.firstNight, block.freeFrom)}`}
        closeHref={closeHref}
      >
        {block.portal ? (
          <OfPortal portal={block.portal} />
        ) : refusal?.blockVersions ? (
          <CalendarVersions refusal={refusal} versions={refusal.blockVersions} fields={blockFields(rooms)} />
        ) : (
          <BlockForm
            key={block.version}
            values={block}
            house={block.hotelId}
            {...{ rooms, place, refusal, idempotencyKey }}
          />
        )}
      </DetailsDialog>
    );
  }
  const { stay } = opened;
  return (
    <DetailsDialog
      key={`${opened.kind} ${stay.id}`}
      title={stay.customerName}
      above={
        <>
          {stay.reference} <StatusBadge status={stay.status} ending={stay.ending} />
        </>
      }
      closeHref={closeHref}
    >
      {opened.kind === "move" ? <MoveQuestion {...opened} closeHref={closeHref} /> : null}
      {opened.kind === "stay" && refusal?.stayVersions ? (
        <CalendarVersions
          refusal={refusal}
          versions={refusal.stayVersions}
          fields={bookingFields(opened.rooms)}
        />
      ) : null}
      {opened.kind === "stay" && !refusal?.stayVersions ? (
        <StayPanel key={stay.version} stay={stay} rooms={opened.rooms} place={place} refusal={refusal} />
      ) : null}
    </DetailsDialog>
  );
}
