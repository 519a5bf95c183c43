import { fromForm } from "#contract/client.ts";
import { data, redirect, useActionData } from "react-router";
import { readContent } from "#app/features/content/read-content.server.ts";
import { readBanner } from "#app/features/content/read-banner.server.ts";
import { apiContext } from "#app/context.ts";
import { AskUs } from "#app/features/company/ask-us.tsx";
import { BookingForm } from "#app/features/bookings/booking-form.tsx";
import { BookingSteps } from "#app/features/bookings/booking-steps.tsx";
import { answerTourBooking } from "#app/features/bookings/sum/answer-tour-booking.ts";
import { TourSummary } from "#app/features/bookings/sum/tour-summary.tsx";
import { HotelSummary } from "#app/features/bookings/hotel-summary.tsx";
import { readBookingPage, readRooms } from "#app/features/bookings/answer-booking-form.ts";
import { wishesOf } from "#contract/rules/typed-wishes.ts";
import { readGuardedForm } from "#app/features/forms/guarded-form.ts";
import { linesInWords } from "#contract/rules/sum-of-stay.ts";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { refuseGone } from "#app/reply.ts";
import { CompactBanner } from "#app/ui/compact-banner.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/booking";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = await readBookingPage(context.get(apiContext), params.id, new URL(request.url).searchParams);
  const content = await readContent(context);
  const words = { empty: content.get("when-empty").booking, summary: content.get("page-summaries").booking };
  return { ...page, ...words, banner: readBanner(content, "booking") };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const { formSign, ...form } = readGuardedForm(await request.formData());
  const { intent, dates, idempotencyKey, ...fields } = form.typed;
  const [checkInDate, checkOutDate] = dates?.split(" ") ?? [];
  const typed = checkInDate && checkOutDate ? { ...fields, checkInDate, checkOutDate } : fields;
  if (intent === "check" || dates) return { typed, ...(await readRooms(api, typed)) };
  const tourId = Number(new URL(request.url).searchParams.get("package"));
  const sent = { typed, intent, idempotencyKey, formSign };
  if (tourId > 0 && !typed["hotelId"]) return answerTourBooking(api, tourId, sent);
  // Booking a hotel for a package: the shown sum was the package's, so it is not the expected total.
  const seen = tourId > 0 ? { expectedTotal: "" } : {};
  const reply = await api.bookings.create({
    body: fromForm({ ...typed, ...wishesOf(typed), ...seen }),
    idempotencyKey,
    formSign,
  });
  if (reply.ok) throw redirect(`/booking-status/${reply.data.key}?sent`);
  if (typed["hotelId"] === params.id) refuseGone(reply, "hotelId");
  const { errors, message, status } = reply;
  const rooms = await readRooms(api, typed);
  // The price has changed: show the new sum, for the guest to confirm by sending the form again.
  if (errors["expectedTotal"] && rooms.price)
    return data({ ...rooms, typed, message: `${message}: ${linesInWords(rooms.price.lines)}` }, { status });
  return data({ ...rooms, typed, errors: { ...rooms.errors, ...errors }, message }, { status });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { hotel, summary } = loaderData;
  return pageMeta({
    matches,
    title: hotel ? `Book ${hotel.hotelName}` : "Book a stay",
    description: summary,
    path: hotel ? `/booking/${hotel.id}` : "/booking",
    picture: hotel?.images[0],
    card: "hotel",
    trail: hotel ? [{ label: hotel.hotelName, href: `/hotel/${hotel.id}` }] : [],
  });
}

export default function BookingPage({ loaderData }: Route.ComponentProps) {
  const { hotel, hotels, tour, today, banner, empty } = loaderData;
  const state = useActionData<typeof action>() ?? loaderData.start;
  if (!hotel && !tour && hotels.length === 0) return <NothingToBook banner={banner} empty={empty} />;
  return (
    <>
      <CompactBanner
        {...banner}
        trail={hotel ? [{ label: hotel.hotelName, href: `/hotel/${hotel.id}` }] : []}
      />
      <stay-sum
        class="wrap grid gap-10 pt-6 pb-section lg:grid-cols-[1fr_340px] lg:items-start"
        data-today={today}
        data-tour={tour?.id}
      >
        <section
          aria-labelledby="booking-title"
          className="rounded-panel border border-line bg-surface p-6 shadow-mid sm:p-8"
        >
          <h2 id="booking-title" className="mb-5 text-2xl">
            {hotel ? (
              <>
                Your stay at <bdi>{hotel.hotelName}</bdi>
              </>
            ) : (
              (tour?.tourName ?? "Your stay")
            )}
          </h2>
          <BookingForm
            hotelId={hotel?.id}
            hotelName={hotel?.hotelName}
            tour={tour}
            hotels={hotels}
            today={today}
            state={state}
          />
        </section>
        {tour ? (
          <TourSummary tour={tour} state={state} today={today} />
        ) : hotel ? (
          <HotelSummary hotel={hotel} state={state} today={today} />
        ) : (
          <BookingSteps />
        )}
      </stay-sum>
    </>
  );
}

/** Replaces the form when there are no hotels. */
function NothingToBook({ banner, empty }: Pick<Route.ComponentProps["loaderData"], "banner" | "empty">) {
  return (
    <>
      <CompactBanner {...banner} />
      <div className="wrap py-section">
        <EmptyState title="Tell us your dates" action={<AskUs label="Write to us" href="/query" />}>
          {empty}
        </EmptyState>
      </div>
    </>
  );
}
