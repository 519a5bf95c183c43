import { apiContext } from "#app/context.ts";
import { answerGuestLink, isGuestLink } from "#app/features/guest-link/answer-guest-link.ts";
import { BookingDetails } from "#app/features/booking-sheet/booking-details.tsx";
import { bookingList } from "#app/features/bookings/booking-list.tsx";
import { readBookingsPage } from "#app/features/booking-sheet/bookings-page.ts";
import { answerEnding, isEnding } from "#app/features/endings/answer-ending.ts";
import { ListPage } from "#app/features/lists/list-page.tsx";
import { answerPaper, isPaper } from "#app/features/papers/answer-paper.ts";
import { answerClaim, isClaimAnswer } from "#app/features/payment-claims/answer-claim.ts";
import { answerPayment, isPayment } from "#app/features/payments/answer-payment.ts";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { answerRequest } from "#app/features/records/answer-request.ts";
import { listHref, viewHref } from "#app/features/lists/list-filters.ts";
import type { Route } from "./+types/manage-bookings";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";

export const shouldRevalidate = alwaysRevalidate;

export function loader({ context, request }: Route.LoaderArgs) {
  return readBookingsPage(context.get(apiContext), request);
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  if (isGuestLink(form)) return answerGuestLink(api.bookings.renewLink, request, form);
  if (isPaper(form)) return answerPaper(api, request, form);
  if (isEnding(form)) return answerEnding(api, request, form);
  if (isClaimAnswer(form)) return answerClaim(api, request, form);
  if (isPayment(form)) return answerPayment(api, request, form);
  return answerRequest(api, bookingList, request, form);
}

export const meta = controlPageMeta;

export default function BookingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, viewed, details, was } = loaderData;
  return (
    <ListPage list={bookingList} data={loaderData}>
      {viewed && details ? (
        <BookingDetails
          key={viewed.id}
          booking={viewed}
          details={details}
          closeHref={listHref(filters)}
          was={was}
          viewHref={(id) => viewHref(filters, id)}
          answer={actionData}
        />
      ) : null}
    </ListPage>
  );
}
