import { apiContext } from "#app/context.ts";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { PaperActions } from "#app/features/papers/paper-actions.tsx";
import { PaperSheet } from "#app/features/papers/paper-sheet.tsx";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/paper-page";
import { controlPages } from "#app/content/control-addresses.ts";
import { pageOf, requestHref } from "#app/features/navigation/request-pages.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const reply = await context.get(apiContext).papers.byId({ query: { id: Number(params.id) } });
  return orErrorPage(reply).data;
}

export const meta = controlPageMeta;

export default function PaperPage({ loaderData: paper }: Route.ComponentProps) {
  return (
    <>
      <PaperSheet paper={paper} />
      <PaperActions pdfHref={`${controlPages.paper(paper.id)}/pdf`} back={backTo(paper)} />
    </>
  );
}

/** What the paper is of. */
function backTo({ bookingId, packageBookingId, cabBookingId }: Route.ComponentProps["loaderData"]) {
  const label = "Back to the booking";
  if (packageBookingId !== null)
    return { href: requestHref({ kind: "packageBookings", id: packageBookingId }), label };
  if (cabBookingId !== null) return { href: requestHref({ kind: "cabBookings", id: cabBookingId }), label };
  return { href: `${pageOf("bookings")}?view=${bookingId}`, label };
}
