import type { Route } from "./+types/robots";
import { originOf } from "#app/features/site/page-meta.ts";

/** What search engines may read. The control area is not named: a locked door needs no signpost. */
export function loader({ request }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /booking-status/",
    `Sitemap: ${originOf(request)}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
