import { redirect } from "react-router";
import { apiContext, logoContext, reportContext } from "#app/context.ts";
import { paperReply } from "#app/features/papers/pdf/paper-reply.server.ts";
import type { Route } from "./+types/guest-paper-pdf";

/** A paper of a guest's stay as a PDF. */
export async function loader({ context, params: { key, id } }: Route.LoaderArgs) {
  const paper = await context.get(apiContext).papers.byKey({ query: { key, id: Number(id) } });
  // Why there is no file is said by the paper's page.
  if (!paper.ok) throw redirect(`/booking-status/${encodeURIComponent(key)}/paper/${encodeURIComponent(id)}`);
  return paperReply(paper.data, {
    readLogo: context.get(logoContext),
    report: context.get(reportContext),
  });
}
