import { apiContext } from "#app/context.ts";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { PaperActions } from "#app/features/papers/paper-actions.tsx";
import { PaperSheet } from "#app/features/papers/paper-sheet.tsx";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/paper-page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const reply = await context.get(apiContext).papers.byId({ query: { id: Number(params.id) } });
  return orErrorPage(reply).data;
}

export const meta = controlPageMeta;

export default function PaperPage({ loaderData: paper }: Route.ComponentProps) {
  return (
    <>
      <PaperSheet paper={paper} />
      <PaperActions pdfHref={`/control/papers/${paper.id}/pdf`} back={backTo(paper)} />
    </>
  );
}

/** What the paper is of. */
function backTo({ bookingId, packageBookingId, cabBookingId }: Route.ComponentProps["loaderData"]) {
  const label = "Back to the booking";
  if (packageBookingId !== null) return { href: `/control/package-bookings?view=${packageBookingId}`, label };
  if (cabBookingId !== null) return { href: `/control/cab-bookings?view=${cabBookingId}`, label };
  return { href: `/control/view-bookings?view=${bookingId}`, label };
}
