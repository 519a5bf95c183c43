import { data, redirect } from "react-router";
import { fromForm } from "#contract/client.ts";
import { secondsName } from "#contract/core/page-form.ts";
import { offlineCopyHeader } from "#contract/core/offline-copy.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { apiContext } from "#app/context.ts";
import { offlineCopyHeaders } from "#app/features/bookings/guest-copy.ts";
import { readStayPage } from "#app/features/bookings/ticket/read-stay-page.server.ts";
import { StayPage } from "#app/features/bookings/ticket/stay-page.tsx";
import { companyOf } from "#app/features/company/company-facts.ts";
import { companyInvoice, companyPart } from "#app/features/papers/company-invoice.tsx";
import { JourneyPage } from "#app/features/journeys/journey-page.tsx";
import { readJourneyPage } from "#app/features/journeys/read-journey-page.server.ts";
import { siteOrigin } from "#app/features/seo/site-origin.ts";
import { backToForm, orErrorPage, typedFields } from "#app/reply.ts";
import type { Route } from "./+types/booking-status";

/** Reads the stay of the guest key, else the package or cab. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { key } = params;
  const path = `/booking-status/${encodeURIComponent(key)}`;
  const link = { key, path, url: `${siteOrigin({ context, request })}${path}` };
  const reply = await api.bookings.byKey({ query: { key } });
  const journey = !reply.ok && reply.status === 404 ? await readJourneyPage(api, link) : null;
  const { searchParams } = new URL(request.url);
  const page = {
    stay: journey ? null : await readStayPage(api, orErrorPage(reply).data, link),
    journey,
    today: todayInKashmir(new Date()),
    isNew: searchParams.has("sent"),
    hasTold: searchParams.has("told"),
  };
  return data(page, { headers: offlineCopyHeaders(request) });
}

/** Handles "I have paid" (a claim for staff to check), "Pay now" (creates a payment link), the request to cancel, and the company of an invoice. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const typed = typedFields(await request.formData());
  const { intent, idempotencyKey: _, [secondsName]: __, ...fields } = typed;
  const body = fromForm({ ...fields, key: params.key });
  const api = context.get(apiContext);
  const statusPath = `/booking-status/${encodeURIComponent(params.key)}`;
  if (intent === "pay-online") {
    const opened = await api.paymentLinks.create({ body });
    if (opened.ok) throw redirect(`${statusPath}#pay-online`);
    return backToForm(opened, typed);
  }
  if (intent === "ask-to-cancel") {
    const cancelReply = await api.cancelRequests.create({ body: { key: params.key } });
    if (cancelReply.ok) throw redirect(`${statusPath}#cancel`);
    return backToForm(cancelReply, typed);
  }
  if (intent === companyInvoice) {
    const told = await api.papers.tellBuyer({ body });
    if (told.ok) throw redirect(`${statusPath}#${companyPart}`);
    return backToForm(told, typed);
  }
  const reply = await api.paymentClaims.create({ body });
  if (reply.ok) throw redirect(`${statusPath}?told=1#how-to-pay`);
  return backToForm(reply, typed);
}

/**
 * Not cacheable by proxies; the guest's service worker may store it for offline use. The address is sent as referrer only to
 * this site. Not `no-referrer`: browsers then send `Origin: null` with the page's forms, which is refused.
 */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const headers = new Headers({ "cache-control": "private, no-store", "referrer-policy": "same-origin" });
  const copy = loaderHeaders.get(offlineCopyHeader);
  if (copy) headers.set(offlineCopyHeader, copy);
  return headers;
}

/** No canonical address, share card or breadcrumb: the address contains the secret guest key. */
export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: `Your booking | ${companyOf(matches).name}` },
    { name: "description", content: "The state of your booking." },
    { name: "robots", content: "noindex" },
  ];
}

export default function BookingStatusPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stay, journey, today, isNew, hasTold } = loaderData;
  if (journey) return <JourneyPage page={journey} {...{ today, hasTold }} refusal={actionData} />;
  if (stay) return <StayPage page={stay} {...{ today, isNew, hasTold }} refusal={actionData} />;
  return null;
}
