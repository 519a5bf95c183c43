import { longestCalendarUrl, type PortalCalendar } from "#contract/portal-calendars.ts";
import { controlPages } from "#app/content/control-addresses.ts";
import type { FormRefusal } from "#app/features/records/form-refusal.ts";
import { EntryPanel } from "#app/features/short-lists/entry-panel.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { CalendarsPage } from "./answer-calendars.ts";
import { nameOf } from "./calendar-actions.tsx";
import { ChooseHouse, whatJoiningDoes } from "./choose-house.tsx";
import { RareFields } from "./rare-fields.tsx";

type CalendarPanelProps = { page: CalendarsPage; refusal: FormRefusal | undefined };

/** The form that joins a calendar, or changes how the opened one is joined; first of all the choice of a house. */
export function CalendarPanel({ page, refusal }: CalendarPanelProps) {
  const { hotel, rooms, opened, room, idempotencyKey } = page;
  if (!opened && !hotel) return <ChooseHouse hotels={page.hotels} />;
  if (!opened && rooms.length === 0)
    return (
      <EmptyState
        title="No rooms yet"
        action={<LinkButton href={controlPages.addRoom(hotel?.value ?? "")}>Add Room</LinkButton>}
      >
        A calendar is of one room type.
      </EmptyState>
    );
  return (
    <EntryPanel
      id="calendar"
      name={`a portal's calendar${hotel ? `, ${hotel.label}` : ""}`}
      lead={whatJoiningDoes}
      href={controlPages.portalCalendars}
      opened={opened && { id: opened.id, name: nameOf(opened), texts: textsOf(opened) }}
      {...{ idempotencyKey, refusal }}
      add="Join the calendars"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" label="Portal" hint="Airbnb, Booking.com, Vrbo" maxLength={40} required />
        {opened ? null : (
          <SelectField
            name="roomId"
            label="Room type"
            options={rooms.map(({ id, roomType }) => ({ value: id, label: roomType }))}
            defaultValue={refusal ? undefined : room || undefined}
          />
        )}
      </div>
      <TextField
        name="importUrl"
        type="url"
        label="The portal's link"
        hint="There under Calendar, Export or Sync: it begins with https:// and mostly ends in .ics. Without it the portal only reads ours"
        maxLength={longestCalendarUrl}
        required={false}
      />
      <RareFields />
    </EntryPanel>
  );
}

function textsOf({ name, importUrl, openFromFree, closesToo, version }: PortalCalendar) {
  return {
    name,
    importUrl,
    openFromFree: String(openFromFree),
    closesToo: String(closesToo),
    version: String(version),
  };
}
