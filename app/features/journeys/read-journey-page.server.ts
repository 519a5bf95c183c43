import type { Client } from "#contract/client.ts";
import { payableNow } from "#contract/rules/payable.ts";
import { paymentCodesOf } from "#app/features/bookings/ticket/guest-payment.server.ts";
import { drawCode } from "#app/features/payments/draw-code.server.ts";
import { orErrorPage, orNothing } from "#app/reply.ts";
import { noticesOn } from "#app/features/notices/read-notices.ts";
import { type GuestJourney, readJourney } from "./read-journey.ts";

type Link = { key: string; path: string; url: string };

/** The page of a guest's own package or cab; null where the link is for nothing. Throws the error's page. */
export async function readJourneyPage(api: Client, link: Link) {
  const { key } = link;
  const journey = await readJourney(api, key);
  if (journey === null) return null;
  const [settings, papers, claims, online, notices] = await Promise.all([
    api.settings.company(),
    api.papers.ofGuest({ query: { key } }),
    api.paymentClaims.ofGuest({ query: { key } }),
    api.paymentLinks.ofGuest({ query: { key } }),
    noticesOnTheWay(api, journey),
  ]);
  const { booking } = journey;
  const { payment } = orErrorPage(settings).data;
  // A cab is to be paid by its day; for packages nothing is agreed on.
  const by = journey.kind === "cab" ? journey.booking.dateOfJourney : null;
  const owed = payableNow({ ...booking, ending: null, advance: null });
  return {
    journey,
    amounts: owed,
    online: orErrorPage(online).data,
    codes: paymentCodesOf(
      owed.map((payable) => ({ ...payable, by })),
      booking.reference,
      payment,
    ),
    link: { path: link.path, url: link.url, code: drawCode(link.url) },
    papers: orErrorPage(papers).data,
    claims: orErrorPage(claims).data,
    notices,
  };
}

/** Roads and weather where the package's days are spent, or where the cab goes. */
async function noticesOnTheWay(api: Client, journey: GuestJourney) {
  if (journey.booking.status === "Rejected") return [];
  if (journey.kind === "cab") {
    const { pickUpLocation, dropLocation } = journey.booking;
    return noticesOn(api, `${pickUpLocation}; ${dropLocation}`);
  }
  const tour = orNothing(await api.packages.byId({ query: { id: journey.booking.packageId } }));
  if (tour === null) return [];
  const { location, plan } = tour;
  return noticesOn(api, [location, ...plan.map(({ heading }) => heading)].join("; "));
}

export type JourneyPageData = NonNullable<Awaited<ReturnType<typeof readJourneyPage>>>;
