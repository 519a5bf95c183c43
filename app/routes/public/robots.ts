import type { Route } from "./+types/robots";
import { siteOrigin } from "#app/features/seo/site-origin.ts";

/** `robots.txt`. Does not list the control area, which would only advertise it. */
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
