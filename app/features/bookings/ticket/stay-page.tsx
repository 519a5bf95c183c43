import { NoticeLines } from "#app/features/notices/notice-lines.tsx";
import type { TypedRefusal } from "#app/reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { OwnPage } from "./own-page.tsx";
import type { StayPageData } from "./read-stay-page.server.ts";
import { Ticket } from "./ticket.tsx";

type StayPageProps = {
  page: StayPageData;
  today: string;
  isNew: boolean;
  hasTold: boolean;
  refusal: TypedRefusal | undefined;
};

/** A guest's own stay. */
export function StayPage({ page, today, isNew, hasTold, refusal }: StayPageProps) {
  const { booking, hotel, notices, codes, link, papers, buyer, claims, online, quote } = page;
  // The address with the thanks is kept, too, and opened again for weeks.
  const isThanked = isNew && booking.status === "" && booking.cancelAskedAt === null;
  return (
    <OwnPage
      reference={booking.reference}
      {...{ link, papers }}
      sent={isThanked ? "booking" : null}
      back={{ href: "/hotels", label: "Back to the hotels" }}
      ways={
        booking.status === "Rejected" || booking.checkOutDate <= today ? null : (
          <LinkButton href={`${link.path}/stay.ics`} variant="outline">
            <Icon of="calendar-check" />
            Into my calendar
          </LinkButton>
        )
      }
    >
      <NoticeLines notices={notices} />
      <Ticket
        {...{ booking, hotel, codes, online, quote, buyer, today, hasTold, claims, refusal }}
        path={link.path}
        guestKey={link.key}
      />
    </OwnPage>
  );
}
