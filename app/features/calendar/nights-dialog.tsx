import { longDate, stayInWords } from "#contract/rules/dates.ts";
import { addDays } from "#contract/rules/stay.ts";
import { DetailsDialog } from "#app/features/records/details-dialog.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { CalendarRefusal } from "./answer-calendar.ts";
import { BlockForm } from "./block-form.tsx";
import { calendarHref } from "./calendar-address.ts";
import { PhoneBookingForm } from "./phone-booking-form.tsx";
import type { CalendarPage } from "./read-calendar-page.ts";
import { controlPages } from "#app/content/control-addresses.ts";

type NightsDialogProps = {
  page: CalendarPage;
  opened: Extract<CalendarPage["opened"], { kind: "form" }>;
  refusal: CalendarRefusal | undefined;
};

/** The dialog of free nights: book them by phone, block them, or look for free rooms in all hotels. */
export function NightsDialog({ page, opened, refusal }: NightsDialogProps) {
  const { place, idempotencyKey } = page;
  const { house, room, night, until, form, rooms } = opened;
  const href = (to: "book" | "block") => calendarHref(place, { house, room, night, until, form: to });
  const common = { house, rooms, place, refusal, idempotencyKey };
  const free = { roomId: room, rooms: 1, firstNight: night, freeFrom: until, reason: "" };
  const tabs = [
    { href: href("book"), label: "Book by phone", isCurrent: form === "book" },
    { href: href("block"), label: "Block rooms", isCurrent: form === "block" },
    {
      href: `${controlPages.desk}?checkIn=${night}&checkOut=${until}`,
      label: "All houses",
      isCurrent: false,
    },
  ];
  const type = rooms.find(({ roomId }) => roomId === room)?.roomType ?? "";
  const words = until === addDays(night, 1) ? longDate(night) : stayInWords(night, until);
  return (
    <DetailsDialog
      key={`${form} ${room} ${night} ${until}`}
      title={form === "book" ? "Book by phone" : "Block rooms"}
      above={`${type}, ${words}`}
      closeHref={calendarHref(place)}
    >
      <div className="mb-4">
        <Tabs label="What to do with these nights" tabs={tabs} />
      </div>
      {form === "book" ? (
        <PhoneBookingForm room={room} night={night} until={until} {...common} />
      ) : (
        <BlockForm values={free} {...common} />
      )}
    </DetailsDialog>
  );
}
