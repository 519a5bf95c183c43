import { hostOfEntries } from "#contract/portal-calendars.ts";
import { apiContext, publicUrlContext } from "#app/context.ts";
import { takenNightsFile } from "#app/features/ical/taken-nights-file.ts";
import type { Route } from "./+types/room-calendar";

/** A room type's taken nights for the portal that has this link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const key = params.file.replace(/\.ics$/, "");
  const reply = await context.get(apiContext).portalCalendars.nights({ query: { key } });
  const headers = {
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  };
  if (!reply.ok)
    return new Response(`${reply.message}\n`, {
      status: reply.status,
      headers: { ...headers, "content-type": "text/plain; charset=utf-8" },
    });
  const host = hostOfEntries(context.get(publicUrlContext));
  return new Response(takenNightsFile(reply.data.roomId, reply.data.stretches, host), {
    headers: { ...headers, "content-type": "text/calendar; charset=utf-8" },
  });
}
