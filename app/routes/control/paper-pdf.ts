import { apiContext, logoContext, reportContext } from "#app/context.ts";
import { paperReply } from "#app/features/papers/pdf/paper-reply.server.ts";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/paper-pdf";

/** A paper as a PDF, for staff. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const reply = await context.get(apiContext).papers.byId({ query: { id: Number(params.id) } });
  return paperReply(orErrorPage(reply).data, {
    readLogo: context.get(logoContext),
    report: context.get(reportContext),
  });
}
