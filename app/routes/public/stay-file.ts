import { redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import { calendarFile } from "#app/features/bookings/ticket/calendar-file.ts";
import { siteOrigin } from "#app/features/seo/site-origin.ts";
import { dataOrNull } from "#app/reply.ts";
import { describeParty } from "#contract/rules/party.ts";
import type { Route } from "./+types/stay-file";

/** A guest's stay as an iCalendar file. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const path = `/booking-status/${encodeURIComponent(params.key)}`;
  const reply = await api.bookings.byKey({ query: { key: params.key } });
  // Why there is no file is said by the guest's page.
  if (!reply.ok) throw redirect(path);
  const booking = reply.data;
  const hotel = dataOrNull(await api.hotels.byId({ query: { id: booking.hotelId } }));
  const isConfirmed = booking.status === "Accepted" || booking.status === "Completed";
  const url = `${siteOrigin({ context, request })}${path}`;
  const text = calendarFile(
    {
      reference: booking.reference,
      title: isConfirmed ? booking.hotel : `${booking.hotel} (asked for)`,
      place: hotel ? `${booking.hotel}, ${hotel.address}` : booking.hotel,
      description: `Reference ${booking.reference}\n${describeParty(booking.adults, booking.children)}\n${url}`,
      arrival: booking.checkInDate,
      departure: booking.checkOutDate,
      isConfirmed,
      url,
    },
    new Date(),
  );
  return new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${booking.reference}.ics"`,
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
    },
  });
}
