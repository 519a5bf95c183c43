import type { Client } from "#contract/client.ts";
import type { PackageDetail } from "#contract/packages.ts";
import { payableNow } from "#contract/rules/payable.ts";
import { addDays, type CalendarDate } from "#contract/rules/stay.ts";
import { paymentCodesOf } from "#app/features/bookings/ticket/guest-payment.server.ts";
import { drawCode } from "#app/features/payments/draw-code.server.ts";
import { orErrorPage, dataOrNull } from "#app/reply.ts";
import { noticesOn } from "#app/features/notices/read-notices.ts";
import { type GuestJourney, readJourney } from "./read-journey.ts";

type Link = { key: string; path: string; url: string };

/** Reads the page of a guest's own package or cab; null when the key matches none. Throws the error page. */
export async function readJourneyPage(api: Client, link: Link) {
  const { key } = link;
  const journey = await readJourney(api, key);
  if (journey === null) return null;
  const tour = await tourOf(api, journey);
  const [settings, papers, buyer, claims, online, notices, stays] = await Promise.all([
    api.settings.company(),
    api.papers.ofGuest({ query: { key } }),
    api.papers.buyerOfGuest({ query: { key } }),
    api.paymentClaims.ofGuest({ query: { key } }),
    api.paymentLinks.ofGuest({ query: { key } }),
    noticesOnTheWay(api, journey, tour),
    journey.kind === "package" ? api.packageBookings.staysOfGuest({ query: { key } }) : undefined,
  ]);
  const { booking } = journey;
  const { payment } = orErrorPage(settings).data;
  // A cab is due on its day; packages have no agreed due date.
  const by = journey.kind === "cab" ? journey.booking.dateOfJourney : null;
  const owed = payableNow({ ...booking, ending: null, advance: null });
  return {
    journey,
    lastDay: lastDayOf(journey, tour),
    amounts: owed,
    online: orErrorPage(online).data,
    codes: paymentCodesOf(
      owed.map((payable) => ({ ...payable, by })),
      booking.reference,
      payment,
    ),
    link: { path: link.path, url: link.url, code: drawCode(link.url) },
    papers: orErrorPage(papers).data,
    buyer: orErrorPage(buyer).data,
    claims: orErrorPage(claims).data,
    notices,
    stays: stays ? orErrorPage(stays).data : [],
  };
}

/** The package of the journey; null for a cab, and when it was deleted since. */
async function tourOf(api: Client, journey: GuestJourney): Promise<PackageDetail | null> {
  if (journey.kind === "cab") return null;
  return dataOrNull(await api.packages.byId({ query: { id: journey.booking.packageId } }));
}

function lastDayOf(journey: GuestJourney, tour: PackageDetail | null): CalendarDate | null {
  if (journey.kind === "cab") return addDays(journey.booking.dateOfJourney, (journey.booking.days ?? 1) - 1);
  const { startDate } = journey.booking;
  return startDate && tour ? addDays(startDate, tour.numberOfDays - 1) : null;
}

/** Road notes for the places of the package, or along the cab's way. */
async function noticesOnTheWay(api: Client, journey: GuestJourney, tour: PackageDetail | null) {
  if (journey.booking.status === "Rejected") return [];
  if (journey.kind === "cab") {
    const { pickUpLocation, dropLocation } = journey.booking;
    return noticesOn(api, `${pickUpLocation}; ${dropLocation}`);
  }
  if (tour === null) return [];
  const { location, plan } = tour;
  return noticesOn(api, [location, ...plan.map(({ heading }) => heading)].join("; "));
}

export type JourneyPageData = NonNullable<Awaited<ReturnType<typeof readJourneyPage>>>;
