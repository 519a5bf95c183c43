// The query turns the file into a script of its own and gives its address.
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
  /** What the fields start with, if the form scope does not say it. */
  values?: Partial<Ends<string>>;
  /** The first day on which one may arrive: for guests, today in Kashmir. */
  earliest?: string;
  required?: boolean;
  /** The house whose sold-out nights are shown. Without it that of the form's own `hotelId` field, if it has one. */
  hotelId?: number;
  /** Nights that one has to stay at least. */
  leastNights?: number;
  /** Nights that one can stay at most, if not the usual. */
  mostNights?: number;
  /** Staff may go below the house's shortest stay; the calendar tells it to them. */
  isOffice?: boolean;
  className?: string;
};

const usual = {
  names: { arrive: "checkInDate", leave: "checkOutDate" },
  labels: { arrive: "Check-in", leave: "Check-out" },
};

/**
 * The one field for the dates of a stay: two native date inputs, which the form sends, and which a script (on every page,
 * app/browser/stay-dates) turns into a range with words and a calendar. The end follows the beginning; a wrong order is
 * refused at the field. Each input fires `input` and `change` as if it were typed in.
 */
export function StayDates(props: StayDatesProps) {
  const { names = usual.names, labels = usual.labels, earliest, required, hotelId } = props;
  const { leastNights = 1, mostNights, isOffice, className = "" } = props;
  const { values } = useFormScope();
  const arrive = props.values?.arrive ?? values[names.arrive] ?? "";
  const leave = props.values?.leave ?? values[names.leave] ?? "";
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
