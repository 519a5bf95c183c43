import type { GuestBooking } from "#contract/bookings.ts";
import type { Client } from "#contract/client.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { noticesOf } from "#app/features/notices/read-notices.ts";
import { drawCode } from "#app/features/payments/draw-code.server.ts";
import { orErrorPage, dataOrNull } from "#app/reply.ts";
import { guestPayments } from "./guest-payment.server.ts";

type Link = { key: string; path: string; url: string };

/** The page of a guest's own stay. Throws the error's page. */
export async function readStayPage(api: Client, booking: GuestBooking, { key, path, url }: Link) {
  const [found, settings, papers, buyer, claims, online, quote] = await Promise.all([
    api.hotels.byId({ query: { id: booking.hotelId } }),
    api.settings.company(),
    api.papers.ofGuest({ query: { key } }),
    api.papers.buyerOfGuest({ query: { key } }),
    api.paymentClaims.ofGuest({ query: { key } }),
    api.paymentLinks.ofGuest({ query: { key } }),
    api.cancelRequests.quote({ query: { key } }),
  ]);
  // Null when the hotel was deleted since.
  const hotel = dataOrNull(found);
  return {
    booking,
    hotel,
    notices: await noticesOf(api, hotel?.placeId),
    codes: guestPayments(booking, orErrorPage(settings).data.payment, todayInKashmir(new Date())),
    link: { key, path, url, code: drawCode(url) },
    papers: orErrorPage(papers).data,
    buyer: orErrorPage(buyer).data,
    claims: orErrorPage(claims).data,
    online: orErrorPage(online).data,
    // 409: the stay can no longer be cancelled.
    quote: !quote.ok && quote.status === 409 ? null : orErrorPage(quote).data,
  };
}

export type StayPageData = Awaited<ReturnType<typeof readStayPage>>;
