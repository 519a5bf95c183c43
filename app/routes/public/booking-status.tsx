import { data, redirect } from "react-router";
import { fromForm } from "#contract/client.ts";
import { offlineCopyHeader } from "#contract/core/offline-copy.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { apiContext } from "#app/context.ts";
import { offlineCopyHeaders } from "#app/features/bookings/guest-copy.ts";
import { readStayPage } from "#app/features/bookings/ticket/read-stay-page.server.ts";
import { StayPage } from "#app/features/bookings/ticket/stay-page.tsx";
import { companyOf } from "#app/features/company/company-facts.ts";
import { JourneyPage } from "#app/features/journeys/journey-page.tsx";
import { readJourneyPage } from "#app/features/journeys/read-journey-page.server.ts";
import { siteOrigin } from "#app/features/seo/site-origin.ts";
import { backToForm, orErrorPage, typedFields } from "#app/reply.ts";
import type { Route } from "./+types/booking-status";

/** A stay; a package or a cab where the link is for none. */
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
  const { stay, journey, today, isNew, hasTold } = loaderData;
  if (journey) return <JourneyPage page={journey} {...{ today, hasTold }} refusal={actionData} />;
  if (stay) return <StayPage page={stay} {...{ today, isNew, hasTold }} refusal={actionData} />;
  return null;
}
