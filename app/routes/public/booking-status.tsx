import { data } from "react-router";
import { bookingMessages } from "#contract/bookings.ts";
import { offlineCopyHeader } from "#contract/core/offline-copy.ts";
import { apiContext } from "#app/context.ts";
import { BookingFacts } from "#app/features/bookings/booking-facts.tsx";
import { offlineCopyHeaders } from "#app/features/bookings/offline-copy.ts";
import { StatusBadge } from "#app/features/records/status-badge.tsx";
import { orErrorPage } from "#app/reply.ts";
import { BookingNext } from "#app/features/bookings/booking-next.tsx";
import { whatsAppLink } from "#app/features/company/whatsapp-link.ts";
import { companyOf } from "#app/features/company/company-facts.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import type { Route } from "./+types/booking-status";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const booking = orErrorPage(
    await context.get(apiContext).bookings.byKey({ query: { key: params.key } }),
  ).data;
  const page = { booking, isNew: new URL(request.url).searchParams.has("sent") };
  return data(page, { headers: offlineCopyHeaders(request) });
}

/** No network keeps it; the guest's own phone may, for when it is offline. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const headers = new Headers({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
  const copy = loaderHeaders.get(offlineCopyHeader);
  if (copy) headers.set(offlineCopyHeader, copy);
  return headers;
}

/** Without a canonical address, share card or breadcrumb: its own address is the guest's alone. */
export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: `Your booking | ${companyOf(matches).name}` },
    { name: "description", content: "The state of your booking." },
    { name: "robots", content: "noindex" },
  ];
}

export default function BookingStatusPage({ loaderData: { booking, isNew } }: Route.ComponentProps) {
  const company = useCompany();
  return (
    <>
      <PageBanner title="Your booking" />
      <section className="wrap py-section">
        <div className="mx-auto grid max-w-2xl gap-7 rounded-panel border border-line bg-surface p-6 shadow-mid sm:p-9">
          {isNew ? (
            <p role="status" className="rounded-control bg-meadow-soft p-4 font-medium text-meadow">
              {bookingMessages.created}
            </p>
          ) : null}
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div>
              <p className="text-sm text-ink3">Reference</p>
              <p className="num text-2xl font-semibold">{booking.reference}</p>
            </div>
            <StatusBadge status={booking.status} />
          </div>
          <BookingNext booking={booking} />
          <BookingFacts booking={booking} />
          <p className="text-sm text-ink3">
            Keep this page: its address is known to you alone, and it always shows how things stand. This
            phone shows it without a network, too. Print it if you like paper; the link is its address.
          </p>
          <div className="flex flex-wrap gap-3 print:hidden">
            <LinkButton
              href={whatsAppLink(company, `Hello, I have a question about my booking ${booking.reference}.`)}
              variant="outline"
            >
              <Icon of="message-circle" />
              Ask by WhatsApp
            </LinkButton>
            <LinkButton href="/hotels" variant="ghost">
              Back to the hotels
            </LinkButton>
          </div>
        </div>
      </section>
    </>
  );
}
