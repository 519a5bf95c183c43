import type { NearestStay } from "#contract/availability.ts";
import { dateRange, shortDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { joinWords } from "#contract/rules/text.ts";
import { Button } from "#app/ui/button.tsx";

type SoldOutProps = {
  soldOutNights: readonly string[];
  stays: readonly NearestStay[];
  /** `at least 3 nights over New Year` when rooms are free but the stay is too short; else empty. */
  minimumStay: string;
};

/** The sold-out nights or the minimum stay, and the nearest free dates; choosing one of these keeps all typed values. */
export function SoldOut({ soldOutNights, stays, minimumStay }: SoldOutProps) {
  return (
    <div role="status" className="grid gap-2 rounded-control bg-saffron-soft p-4 text-sm">
      <p className="font-semibold">{reasonOf(soldOutNights, minimumStay)}</p>
      {stays.length > 0 ? (
        <>
          <p>The nearest free dates of the same length:</p>
          <div className="flex flex-wrap gap-2">
            {stays.map(({ checkInDate, checkOutDate, total }) => (
              <Button
                key={checkInDate}
                type="submit"
                name="dates"
                value={`${checkInDate} ${checkOutDate}`}
                formAction="#rooms"
                formNoValidate
                variant="outline"
                size="small"
              >
                {dateRange(checkInDate, checkOutDate)}, {formatRupees(total)}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <p>Nothing is free in the three weeks around. Ask us: a cancelled stay comes up now and then.</p>
      )}
    </div>
  );
}

function reasonOf(soldOutNights: readonly string[], minimumStay: string): string {
  if (minimumStay) return `A stay that begins then has ${minimumStay}.`;
  if (soldOutNights.length === 0) return "No one room is free for all of these nights.";
  const nights = joinWords(soldOutNights.map(shortDate));
  return `Sold out for the ${soldOutNights.length === 1 ? "night" : "nights"} of ${nights}.`;
}
