import { NoticeLines } from "#app/features/notices/notice-lines.tsx";
import { OwnPage } from "#app/features/bookings/ticket/own-page.tsx";
import type { TypedRefusal } from "#app/reply.ts";
import { JourneyTicket } from "./journey-ticket.tsx";
import type { JourneyPageData } from "./read-journey-page.server.ts";

const backTo = {
  package: { href: "/packages", label: "Back to the packages" },
  cab: { href: "/cab-services", label: "Back to the cabs" },
};

type JourneyPageProps = {
  page: JourneyPageData;
  today: string;
  hasTold: boolean;
  refusal: TypedRefusal | undefined;
};

/** A guest's own package or cab. */
export function JourneyPage({
  page: { journey, lastDay, stays, notices, codes, amounts, online, link, papers, buyer, claims },
  today,
  hasTold,
  refusal,
}: JourneyPageProps) {
  return (
    <OwnPage
      reference={journey.booking.reference}
      {...{ link, papers }}
      sent={null}
      back={backTo[journey.kind]}
    >
      <NoticeLines notices={notices} />
      <JourneyTicket
        {...{ journey, lastDay, stays, codes, amounts, online, buyer, today, hasTold, claims, refusal }}
        path={link.path}
      />
    </OwnPage>
  );
}
