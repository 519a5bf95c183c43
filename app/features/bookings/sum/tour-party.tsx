import { joinWords } from "#contract/rules/text.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { TourWishFields } from "../wishes/tour-wish-fields.tsx";
import type { BookedTour } from "./booked-tour.ts";

type TourPartyProps = { tour: BookedTour; today: string; minors: number };

/** What else determines the price of a booked package, and the button that shows the price without scripts. */
export function TourParty({ tour: { tariff }, today, minors }: TourPartyProps) {
  const days = tariff?.departures.filter((date) => date >= today) ?? [];
  return (
    <>
      {days.length > 0 ? (
        <p className="text-sm text-ink2">
          Begins on {joinWords(days.map((date) => `${shortDate(date)} ${date.slice(0, 4)}`))}
        </p>
      ) : null}
      <TourWishFields tariff={tariff} minors={minors} isForMany={false} />
      <noscript>
        <Button type="submit" name="intent" value="price" variant="outline" formNoValidate>
          Show the price
        </Button>
      </noscript>
    </>
  );
}
