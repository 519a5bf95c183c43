import { Form, useSubmit } from "react-router";
import { type CalendarRooms, usualDays } from "#contract/calendar.ts";
import { daysInWords } from "#contract/rules/dates.ts";
import { addDays } from "#contract/rules/stay.ts";
import { FindHouse } from "#app/features/find-house/find-house.tsx";
import type { FoundHouses } from "#app/features/find-house/find-houses.ts";
import { useEarlyChange } from "#app/features/navigation/use-early-change.ts";
import { useFieldsOfAddress } from "#app/features/navigation/use-fields-of-address.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { calendarHref, type CalendarPlace } from "../calendar-address.ts";
import { useTypedDay } from "./use-typed-day.ts";

type BoardHeadProps = { calendar: CalendarRooms; place: CalendarPlace; hotels: FoundHouses };

/** Days of one step earlier or later: as many as a phone shows. */
const step = 10;

/** The choice of hotel, first date and number of nights, and the steps earlier and later. */
export function BoardHead({ calendar: { from, to }, place, hotels }: BoardHeadProps) {
  const submit = useSubmit();
  const shown = { hotel: String(place.hotel ?? ""), from, days: String(place.days ?? usualDays) };
  const form = useFieldsOfAddress(shown);
  const ask = () => {
    if (form.current?.checkValidity()) void submit(form.current);
  };
  useEarlyChange(form, shown, (element) => {
    if (element.checkValidity()) void submit(element, { replace: true });
  });
  const { isTyping, day } = useTypedDay(from, ask);
  const href = (first: string | undefined) => calendarHref({ ...place, from: first, page: undefined });
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 p-4">
      <FindHouse found={hotels} keeps={{ from, days: shown.days }} />
      <Form
        ref={form}
        className="grid min-w-0 flex-1 basis-105 grid-cols-2 items-end gap-2 max-[18rem]:grid-cols-1 sm:grid-cols-[minmax(11rem,1fr)_auto_auto_auto] xl:max-w-180"
        onChange={() => {
          if (!isTyping.current) ask();
        }}
      >
        <SelectField
          name="hotel"
          label="Hotel"
          options={[{ value: "", label: "All hotels" }, ...hotels.houses]}
          defaultValue={place.hotel ?? ""}
          className="col-span-2 min-w-0 max-[18rem]:col-span-1 sm:col-span-1"
        />
        <TextField name="from" type="date" label="From" defaultValue={from} required {...day} />
        <SelectField
          name="days"
          label="Nights"
          options={[10, usualDays, 60].map((days) => ({ value: days, label: String(days) }))}
          defaultValue={place.days ?? usualDays}
        />
        {hotels.find ? <input type="hidden" name="find" value={hotels.find} /> : null}
        <Button type="submit" variant="outline" className="without-scripts">
          Show
        </Button>
      </Form>
      <nav
        aria-label="Dates"
        className="flex items-center gap-1.5 max-xl:w-full max-sm:justify-between max-[22rem]:flex-wrap"
      >
        <LinkButton
          href={href(addDays(from, -step))}
          variant="outline"
          shape="icon"
          className="flex-none"
          aria-label={`${step} days earlier`}
        >
          <Icon of="chevron-left" className="rtl:-scale-x-100" />
        </LinkButton>
        <h2
          aria-live="polite"
          className="min-w-36 text-center max-sm:min-w-24 max-sm:flex-1 font-text text-sm font-semibold"
        >
          {daysInWords(from, to)}
        </h2>
        <LinkButton
          href={href(addDays(from, step))}
          variant="outline"
          shape="icon"
          className="flex-none"
          aria-label={`${step} days later`}
        >
          <Icon of="chevron-right" className="rtl:-scale-x-100" />
        </LinkButton>
        <LinkButton
          href={href(undefined)}
          variant="outline"
          aria-current={place.from === undefined ? "date" : undefined}
        >
          Today
        </LinkButton>
      </nav>
    </div>
  );
}
