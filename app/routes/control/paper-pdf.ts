import { redirect } from "react-router";
import { controlPages } from "#app/content/control-addresses.ts";
import { apiContext, logoContext, reportContext } from "#app/context.ts";
import { paperReply } from "#app/features/papers/pdf/paper-reply.server.ts";
import type { Route } from "./+types/paper-pdf";

/** A paper as a PDF, for staff. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const reply = await context.get(apiContext).papers.byId({ query: { id: Number(params.id) } });
  // Why there is no file is said by the paper's page.
  if (!reply.ok) throw redirect(controlPages.paper(encodeURIComponent(params.id)));
  return paperReply(reply.data, { readLogo: context.get(logoContext), report: context.get(reportContext) });
}
