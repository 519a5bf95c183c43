import type { Route } from "./+types/robots";
import { siteOrigin } from "#app/features/seo/site-origin.ts";

/** What search engines may read. The control area is not named: it would only name the control area to strangers. */
export function loader({ context, request }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /booking-status/",
    `Sitemap: ${siteOrigin({ context, request })}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
