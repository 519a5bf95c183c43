import { apiContext } from "#app/context.ts";
import { answerBookingSheet } from "#app/features/booking-sheet/answer-booking-sheet.ts";
import { BookingDetails } from "#app/features/booking-sheet/booking-details.tsx";
import { bookingList } from "#app/features/bookings/booking-list.tsx";
import { readBookingsPage } from "#app/features/booking-sheet/bookings-page.ts";
import { ListPage } from "#app/features/lists/list-page.tsx";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { listHref, viewHref } from "#app/features/lists/list-filters.ts";
import type { Route } from "./+types/manage-bookings";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";

export const shouldRevalidate = alwaysRevalidate;

export function loader({ context, request }: Route.LoaderArgs) {
  return readBookingsPage(context.get(apiContext), request);
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerBookingSheet(context.get(apiContext), request, await request.formData());
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
