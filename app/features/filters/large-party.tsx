import { daysInWords } from "#contract/rules/dates.ts";
import { mostAdults, mostChildren } from "#contract/rules/party.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { whatsAppLink } from "#app/features/company/whatsapp-link.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { filterHref } from "./filter-address.ts";
import { guestsInWords, isLargeParty } from "./guests.ts";

type LargePartyProps = {
  /** Dates and guests that were looked for. */
  search: Record<string, string>;
  /** The hotel or place of the search. */
  where?: string;
  /** The page that the question leads back to. */
  from: string;
};

/** Explains how a party that is too large for one booking can book; renders nothing for smaller parties. */
export function LargeParty({ search, where = "", from }: LargePartyProps) {
  const company = useCompany();
  const { guests = "", checkInDate = "", checkOutDate = "" } = search;
  if (!isLargeParty(guests)) return null;
  const party = guestsInWords(guests);
  const hasDates = isCalendarDate(checkInDate) && isCalendarDate(checkOutDate);
  const when = hasDates ? daysInWords(checkInDate, checkOutDate) : "";
  const subject = [`Rooms for ${party}`, when, where].filter(Boolean).join(", ");
  return (
    <aside
      aria-label={`Rooms for ${party}`}
      className="rounded-control border-s-4 border-saffron-text bg-saffron-soft p-4 text-sm print:hidden"
    >
      <p className="font-semibold">
        One booking takes up to {mostAdults} adults and {mostChildren} children.
      </p>
      <p className="mt-1 text-ink2">
        Are you more adults among your {party}? Send a booking for each group, or ask us: we put the rooms
        together.
      </p>
      <p className="-mb-2 flex flex-wrap gap-x-5">
        <TextLink
          href={filterHref("/query", { subject, from })}
          className="inline-flex min-h-11 items-center"
        >
          Ask us for {party}
        </TextLink>
        {company.whatsApp ? (
          <TextLink
            href={whatsAppLink(company, `Hello, we are looking for this: ${subject}.`)}
            className="inline-flex min-h-11 items-center gap-1.5"
          >
            <Icon of="message-circle" />
            WhatsApp
          </TextLink>
        ) : null}
      </p>
    </aside>
  );
}
