// The query builds the file as a separate script and imports its address.
// eslint-disable-next-line import/default
import calendarUrl from "#app/browser/stay-dates/stay-calendar.ts?worker&url";
import { stayMessages } from "#contract/availability.ts";
import { stayInWords } from "#contract/rules/dates.ts";
import { addDays, isCalendarDate } from "#contract/rules/stay.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { useFormScope } from "#app/ui/form-scope.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { DateHalf } from "./date-half.tsx";

type Ends<T> = { arrive: T; leave: T };

type StayDatesProps = {
  /** The form's fields, as the contract calls them. */
  names?: Ends<string>;
  labels?: Ends<string>;
  /** The earliest arrival: for guests, today in Kashmir. */
  earliest?: string;
  required?: boolean;
  /** The hotel whose nights are shown; without it, the one in the form's `hotelId` field, if there is one. */
  hotelId?: number;
  /** Minimum nights. */
  leastNights?: number;
  /** Maximum nights, if not the usual limit. */
  mostNights?: number;
  /** For staff, who may book fewer nights than the hotel's minimum stay; the calendar shows it. */
  isOffice?: boolean;
  className?: string;
};

const usual = {
  names: { arrive: "checkInDate", leave: "checkOutDate" },
  labels: { arrive: "Check-in", leave: "Check-out" },
};

/**
 * The field for the dates of a stay: two native date inputs, enhanced by a script (app/browser/stay-dates) with a calendar
 * and the stay in words. The departure follows the arrival; a wrong order is an error of the field. Dates chosen in the
 * calendar fire `input` and `change` events, as if they were typed.
 */
export function StayDates(props: StayDatesProps) {
  const { names = usual.names, labels = usual.labels, earliest, required, hotelId } = props;
  const { leastNights = 1, mostNights, isOffice, className = "" } = props;
  const { values } = useFormScope();
  const arrive = values[names.arrive] ?? "";
  const leave = values[names.leave] ?? "";
  const begins = isCalendarDate(arrive) && (!earliest || arrive > earliest) ? arrive : earliest;
  const isWhole = isCalendarDate(arrive) && isCalendarDate(leave) && arrive < leave;
  return (
    <stay-dates
      class={`stay-dates ${className}`}
      data-calendar={calendarUrl}
      data-least={leastNights}
      data-most={mostNights}
      data-hotel={hotelId}
      data-office={isOffice ? "" : undefined}
      suppressHydrationWarning
    >
      <div className="stay-halves">
        <DateHalf
          end="arrive"
          name={names.arrive}
          label={labels.arrive}
          value={arrive}
          min={earliest}
          required={required}
          tooEarly={stayMessages.past}
        />
        <DateHalf
          end="leave"
          name={names.leave}
          label={labels.leave}
          value={leave}
          min={begins && addDays(begins, leastNights)}
          required={required}
          tooEarly={leastNights > 1 ? `At least ${leastNights} nights here` : stayMessages.order}
        />
      </div>
      <p className="stay-line">
        <Button
          variant="ghost"
          size="small"
          className="needs-script stay-open"
          data-open=""
          aria-haspopup="dialog"
        >
          <Icon of="calendar-days" />
          Calendar
        </Button>
        <span
          role="status"
          data-words=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: isWhole ? stayInWords(arrive, leave) : "" }}
        />
      </p>
      <div hidden data-message-look="">
        <FieldError />
      </div>
    </stay-dates>
  );
}
