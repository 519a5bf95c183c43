import type { Booking } from "#contract/bookings.ts";
import { telUrl } from "#contract/rules/phone.ts";
import { partyWords, roomsWords, stayWords, yearIfFar } from "#contract/rules/stay-words.ts";
import { RequestNote } from "#app/features/answers/request-note.tsx";
import { childrenInWords, priceFacts } from "../bookings/price-facts.tsx";
import { EmailCell } from "#app/ui/email-cell.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { heldTogether } from "#app/ui/held-together.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

/** A stay for staff: dates and party in a line each, the special request as a note. */
export function StayFacts({ booking, today }: { booking: Booking; today: string }) {
  const { id, status, hotel, rooms, roomType, checkInDate, checkOutDate, adults, children } = booking;
  const { phoneNo, email, specialRequest } = booking;
  return (
    <>
      <Facts
        facts={[
          [
            "Check-in and Check-out",
            <span key="stay" className="flex flex-wrap items-center gap-x-3">
              <span>
                {heldTogether(stayWords(checkInDate, checkOutDate, yearIfFar(checkOutDate, today)))}
              </span>
              {status === "Accepted" ? (
                <TextLink href={`${controlPages.calendar}?stay=${id}#stay-checkInDate`}>
                  Change dates
                </TextLink>
              ) : null}
            </span>,
          ],
          ["Adults and Children", partyWords(adults, children)],
          ["Hotel", hotel],
          ["Rooms", roomsWords(rooms, roomType)],
          [
            "Phone",
            <TextLink key="phone" href={telUrl(phoneNo)}>
              {phoneNo}
            </TextLink>,
          ],
          ...(booking.childAges.length > 0 ? ([["Children", childrenInWords(booking)]] as const) : []),
          ...priceFacts(booking),
          ["Email", email ? <EmailCell key="email" address={email} /> : "None given"],
        ]}
      />
      {specialRequest ? <RequestNote label="Special request" words={specialRequest} /> : null}
    </>
  );
}
