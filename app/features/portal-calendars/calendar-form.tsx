import { Form } from "react-router";
import { longestCalendarUrl, type PortalCalendar } from "#contract/portal-calendars.ts";
import { controlPages } from "#app/content/control-addresses.ts";
import type { FormRefusal } from "#app/features/records/form-refusal.ts";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import { EntryPanel } from "#app/features/short-lists/entry-panel.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useFormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { CalendarsPage } from "./answer-calendars.ts";

type CalendarPanelProps = { page: CalendarsPage; refusal: FormRefusal | undefined };

const lead =
  "The portal reads which nights are taken here; we read the portal's calendar every quarter of an hour and hold a room for each of its bookings. Portals read ours when they like, often hours later.";

/** The form that joins a calendar, or changes how the opened one is joined; first of all the choice of a house. */
export function CalendarPanel({ page, refusal }: CalendarPanelProps) {
  const { hotel, rooms, opened, room, idempotencyKey } = page;
  if (!opened && !hotel) return <ChooseHouse page={page} />;
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
      lead={lead}
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
      <Rarely />
    </EntryPanel>
  );
}

/** What few need, folded while it is as usual. */
function Rarely() {
  const { errors, values } = useFormScope();
  const isUsual = (values["openFromFree"] ?? "1") === "1" && values["closesToo"] !== "true";
  return (
    <details open={!isUsual || errors["openFromFree"] !== undefined}>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold text-dal">
        Several rooms of this type, and nights that Airbnb closes
      </summary>
      <div className="mt-1 grid gap-4">
        <TextField
          name="openFromFree"
          type="number"
          label="Open there while so many rooms are free"
          hint="1 for the first listing of these rooms, 2 for a second one of the same, so that both cannot be sold at once"
          min={1}
          max={500}
          defaultValue={values["openFromFree"] ?? "1"}
          className="max-w-md"
        />
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            name="closesToo"
            value="true"
            defaultChecked={values["closesToo"] === "true"}
            className="tick"
          />
          Also close here what Airbnb calls “Not available”
        </label>
      </div>
    </details>
  );
}

function ChooseHouse({ page: { hotels } }: { page: CalendarsPage }) {
  if (hotels.length === 0)
    return (
      <EmptyState title="No hotels yet" action={<LinkButton href="/control/add-Hotel">Add Hotel</LinkButton>}>
        A calendar is of one room type of a hotel.
      </EmptyState>
    );
  return (
    <OfficePanel title="Add a portal's calendar" lead={lead}>
      <Form className="flex flex-wrap items-end gap-3">
        <SelectField name="hotel" label="Hotel" options={hotels} className="min-w-0 flex-1 basis-60" />
        <Button type="submit">Go on</Button>
      </Form>
    </OfficePanel>
  );
}

/** `Airbnb, Deluxe Double`. */
export function nameOf({ name, roomType }: PortalCalendar): string {
  return `${name}, ${roomType}`;
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
