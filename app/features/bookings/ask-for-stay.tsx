import type { ReactNode } from "react";
import { daysInWords } from "#contract/rules/dates.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { filterHref } from "#app/features/filters/filter-address.ts";
import { TextLink } from "#app/ui/link.tsx";

type AskForStayProps = {
  subject: string;
  /** The house of the form, if one is chosen. */
  house: string | undefined;
  typed: Record<string, string>;
  children: ReactNode;
};

/** A link from the booking form to a question that begins with the house and the dates chosen there. */
export function AskForStay({ subject, house = "", typed, children }: AskForStayProps) {
  const { checkInDate = "", checkOutDate = "" } = typed;
  const hasDates = isCalendarDate(checkInDate) && isCalendarDate(checkOutDate);
  const when = hasDates ? daysInWords(checkInDate, checkOutDate) : "";
  const stay = [house, when].filter(Boolean).join(", ");
  return (
    <TextLink href={filterHref("/query", { subject, message: stay && `${stay}.\n` })} data-ask={subject}>
      {children}
    </TextLink>
  );
}
