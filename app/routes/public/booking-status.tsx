import { data, redirect } from "react-router";
import { fromForm } from "#contract/client.ts";
import { bookingMessages } from "#contract/bookings.ts";
import { offlineCopyHeader } from "#contract/core/offline-copy.ts";
import { apiContext } from "#app/context.ts";
import { offlineCopyHeaders } from "#app/features/bookings/guest-copy.ts";
import { guestPayments } from "#app/features/bookings/ticket/guest-payment.server.ts";
import { TicketPrint } from "#app/features/bookings/ticket/ticket-print.tsx";
import { Ticket } from "#app/features/bookings/ticket/ticket.tsx";
import { GuestPapers } from "#app/features/papers/guest-papers.tsx";
import { drawCode } from "#app/features/payments/draw-code.server.ts";
import { siteOrigin } from "#app/features/seo/site-origin.ts";
import { backToForm, orErrorPage, typedFields } from "#app/reply.ts";
import { whatsAppLink } from "#app/features/company/whatsapp-link.ts";
import { companyOf } from "#app/features/company/company-facts.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import type { Route } from "./+types/booking-status";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const booking = orErrorPage(await api.bookings.byKey({ query: { key: params.key } })).data;
  const [hotel, settings, papers] = await Promise.all([
    api.hotels.byId({ query: { id: booking.hotelId } }),
    api.settings.company(),
    api.papers.ofGuest({ query: { key: params.key } }),
  ]);
  const path = `/booking-status/${encodeURIComponent(params.key)}`;
  const url = `${siteOrigin({ context, request })}${path}`;
  const page = {
    booking,
    hotel: hotel.ok ? hotel.data : null,
    codes: guestPayments(booking, orErrorPage(settings).data.payment),
    link: { path, url, code: drawCode(url) },
    papers: orErrorPage(papers).data,
    today: todayInKashmir(new Date()),
    isNew: new URL(request.url).searchParams.has("sent"),
    hasTold: new URL(request.url).searchParams.has("told"),
  };
  return data(page, { headers: offlineCopyHeaders(request) });
}

/** "I have paid": kept until staff have looked for it. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const typed = typedFields(await request.formData());
  const body = fromForm({ ...typed, key: params.key });
  const reply = await context.get(apiContext).paymentClaims.create({ body });
  if (reply.ok) throw redirect(`/booking-status/${encodeURIComponent(params.key)}?told=1#how-to-pay`);
  return backToForm(reply, typed);
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

export default function BookingStatusPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, hotel, codes, link, papers, today, isNew, hasTold } = loaderData;
  const company = useCompany();
  return (
    <>
      <PageBanner title="Your booking" />
      <section className="wrap py-section">
        <div className="mx-auto grid max-w-3xl gap-7 rounded-panel border border-line bg-surface p-6 shadow-mid sm:p-9">
          {isNew ? (
            <p role="status" className="rounded-control bg-meadow-soft p-4 font-medium text-meadow">
              {bookingMessages.created}
            </p>
          ) : null}
          <Ticket {...{ booking, hotel, codes, today, hasTold }} refusal={actionData} />
          <GuestPapers papers={papers} path={link.path} />
          <p className="text-sm text-ink3 print:hidden">
            Keep this page: its address is known to you alone, and it always shows how things stand. This
            phone shows it without a network, too.
          </p>
          <TicketPrint url={link.url} code={link.code} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <LinkButton
              href={whatsAppLink(company, `Hello, I have a question about my booking ${booking.reference}.`)}
              variant="outline"
            >
              <Icon of="message-circle" />
              Ask by WhatsApp
            </LinkButton>
            {booking.status === "Rejected" ? null : (
              <LinkButton href={`${link.path}/stay.ics`} variant="outline">
                <Icon of="calendar-check" />
                Into my calendar
              </LinkButton>
            )}
            <print-page>
              <Button variant="outline" className="needs-script">
                <Icon of="printer" />
                Print
              </Button>
            </print-page>
            <LinkButton href="/hotels" variant="ghost">
              Back to the hotels
            </LinkButton>
          </div>
        </div>
      </section>
    </>
  );
}
