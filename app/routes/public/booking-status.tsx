import { data, redirect } from "react-router";
import { fromForm } from "#contract/client.ts";
import { offlineCopyHeader } from "#contract/core/offline-copy.ts";
import { apiContext } from "#app/context.ts";
import { offlineCopyHeaders } from "#app/features/bookings/guest-copy.ts";
import { guestPayments } from "#app/features/bookings/ticket/guest-payment.server.ts";
import { TicketPrint } from "#app/features/bookings/ticket/ticket-print.tsx";
import { Ticket } from "#app/features/bookings/ticket/ticket.tsx";
import { GuestPapers } from "#app/features/papers/guest-papers.tsx";
import { drawCode } from "#app/features/payments/draw-code.server.ts";
import { NoticeLines } from "#app/features/notices/notice-lines.tsx";
import { noticesOf } from "#app/features/notices/read-notices.ts";
import { siteOrigin } from "#app/features/seo/site-origin.ts";
import { backToForm, orErrorPage, typedFields } from "#app/reply.ts";
import { whatsAppLink } from "#app/features/company/whatsapp-link.ts";
import { companyOf } from "#app/features/company/company-facts.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { useShellWords } from "#app/features/content/use-shell-words.ts";
import type { Route } from "./+types/booking-status";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const booking = orErrorPage(await api.bookings.byKey({ query: { key: params.key } })).data;
  const [hotel, settings, papers, online, quote] = await Promise.all([
    api.hotels.byId({ query: { id: booking.hotelId } }),
    api.settings.company(),
    api.papers.ofGuest({ query: { key: params.key } }),
    api.paymentLinks.ofGuest({ query: { key: params.key } }),
    api.cancelRequests.quote({ query: { key: params.key } }),
  ]);
  const path = `/booking-status/${encodeURIComponent(params.key)}`;
  const url = `${siteOrigin({ context, request })}${path}`;
  const page = {
    booking,
    hotel: hotel.ok ? hotel.data : null,
    notices: await noticesOf(api, hotel.ok ? hotel.data.placeId : null),
    codes: guestPayments(booking, orErrorPage(settings).data.payment),
    link: { path, url, code: drawCode(url) },
    papers: orErrorPage(papers).data,
    online: orErrorPage(online).data,
    // Not every stay can be cancelled any more.
    quote: !quote.ok && quote.status === 409 ? null : orErrorPage(quote).data,
    today: todayInKashmir(new Date()),
    isNew: new URL(request.url).searchParams.has("sent"),
    hasTold: new URL(request.url).searchParams.has("told"),
  };
  return data(page, { headers: offlineCopyHeaders(request) });
}

/** "I have paid", which is kept until staff have looked for it; "Pay now", which opens the gateway's page; or the wish to cancel. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const typed = typedFields(await request.formData());
  const { intent, ...fields } = typed;
  const body = fromForm({ ...fields, key: params.key });
  const api = context.get(apiContext);
  const own = `/booking-status/${encodeURIComponent(params.key)}`;
  if (intent === "pay-online") {
    const opened = await api.paymentLinks.create({ body });
    if (opened.ok) throw redirect(`${own}#pay-online`);
    return backToForm(opened, typed);
  }
  if (intent === "ask-to-cancel") {
    const asked = await api.cancelRequests.create({ body: { key: params.key } });
    if (asked.ok) throw redirect(`${own}#cancel`);
    return backToForm(asked, typed);
  }
  const reply = await api.paymentClaims.create({ body });
  if (reply.ok) throw redirect(`${own}?told=1#how-to-pay`);
  return backToForm(reply, typed);
}

/**
 * No network keeps it; the guest's own phone may, for when it is offline. Its address is told to no other site, but to
 * this one: with `no-referrer` browsers send the form of this page as if from nowhere, and it is refused.
 */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const headers = new Headers({ "cache-control": "private, no-store", "referrer-policy": "same-origin" });
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
  const { booking, hotel, notices, codes, link, papers, online, quote, today, isNew, hasTold } = loaderData;
  const company = useCompany();
  const { replies } = useShellWords();
  return (
    <>
      <PageBanner title="Your booking" />
      <section className="wrap py-section">
        <div className="mx-auto grid max-w-3xl gap-7 rounded-panel border border-line bg-surface p-6 shadow-mid sm:p-9">
          {isNew ? (
            <p role="status" className="rounded-control bg-meadow-soft p-4 font-medium text-meadow">
              Thank you! {replies.booking}
            </p>
          ) : null}
          <NoticeLines notices={notices} />
          <Ticket {...{ booking, hotel, codes, online, quote, today, hasTold }} refusal={actionData} />
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
