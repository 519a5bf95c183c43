import { apiContext } from "#app/context.ts";
import { paperReply } from "#app/features/papers/pdf/paper-reply.server.ts";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/guest-paper-pdf";

/** A paper of a guest's stay as a PDF. */
export async function loader({ context, params: { key, id } }: Route.LoaderArgs) {
  const paper = await context.get(apiContext).papers.byKey({ query: { key, id: Number(id) } });
  return paperReply(orErrorPage(paper).data);
}
