import { longDate } from "#contract/rules/dates.ts";
import { daysOfMonth } from "#contract/rules/month.ts";

/** The heads of the columns as one row. */
export function RatesDays({ month, today }: { month: string; today: string }) {
  return (
    <div className="rates-days">
      <span className="board-day-corner">Room type</span>
      {daysOfMonth(month).map((day) => (
        <span key={day} data-now={day === today || undefined}>
          <DayOfMonth day={day} />
        </span>
      ))}
    </div>
  );
}

export function DayOfMonth({ day }: { day: string }) {
  return (
    <>
      <span className="block text-xs font-normal">{longDate(day).slice(0, 2)}</span>
      {Number(day.slice(8))}
    </>
  );
}
