import { Form, useSubmit } from "react-router";
import type { Calendar } from "#contract/calendar.ts";
import { monthName, monthOf, addMonths } from "#contract/rules/month.ts";
import { FindHouse } from "#app/features/find-house/find-house.tsx";
import type { FoundHouses } from "#app/features/find-house/find-houses.ts";
import { useEarlyChange } from "#app/features/navigation/use-early-change.ts";
import { useFieldsOfAddress } from "#app/features/navigation/use-fields-of-address.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Icon } from "#app/ui/icon.tsx";

type MonthHeadProps = {
  calendar: Pick<Calendar, "hotelId" | "month" | "today">;
  hotels: FoundHouses;
  /** The address of another month. */
  hrefOf: (place: { hotel: number; month: string }) => string;
};

/** The choice of hotel and month. */
export function MonthHead({ calendar, hotels, hrefOf }: MonthHeadProps) {
  const { hotelId, month, today } = calendar;
  const submit = useSubmit();
  const shown = { hotel: String(hotelId) };
  const form = useFieldsOfAddress(shown);
  useEarlyChange(form, shown, (element) => void submit(element, { replace: true }));
  const href = (to: string) => hrefOf({ hotel: hotelId, month: to });
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 p-4">
      <FindHouse found={hotels} keeps={{ month }} />
      <Form ref={form} className="flex min-w-0 flex-1 items-end gap-2 sm:max-w-96">
        <SelectField
          name="hotel"
          label="Hotel"
          options={hotels.houses}
          defaultValue={hotelId}
          className="min-w-0 flex-1"
          onChange={(event) => void submit(event.target.form)}
        />
        <input type="hidden" name="month" value={month} />
        {hotels.find ? <input type="hidden" name="find" value={hotels.find} /> : null}
        <Button type="submit" variant="outline" className="without-scripts">
          Show
        </Button>
      </Form>
      <nav aria-label="Month" className="flex flex-wrap items-center gap-1.5">
        <LinkButton
          href={href(addMonths(month, -1))}
          variant="outline"
          shape="icon"
          aria-label={monthName(addMonths(month, -1))}
        >
          <Icon of="chevron-left" className="rtl:-scale-x-100" />
        </LinkButton>
        <h2
          aria-live="polite"
          className="min-w-28 text-center font-text text-sm font-semibold sm:min-w-36 sm:text-base"
        >
          {monthName(month)}
        </h2>
        <LinkButton
          href={href(addMonths(month, 1))}
          variant="outline"
          shape="icon"
          aria-label={monthName(addMonths(month, 1))}
        >
          <Icon of="chevron-right" className="rtl:-scale-x-100" />
        </LinkButton>
        <LinkButton
          href={href(monthOf(today))}
          variant="outline"
          aria-current={month === monthOf(today) ? "date" : undefined}
        >
          Today
        </LinkButton>
      </nav>
    </div>
  );
}
