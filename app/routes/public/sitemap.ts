import { sitePages } from "#app/content/navigation.ts";
import { apiContext } from "#app/context.ts";
import { readContent } from "#app/features/content/read-content.server.ts";
import { publishedPages } from "#app/features/reading/published-pages.ts";
import { listedPlaces } from "#app/features/place-page/listed-places.ts";
import { siteOrigin } from "#app/features/seo/site-origin.ts";
import type { Client } from "#contract/client.ts";
import type { Route } from "./+types/sitemap";

/** Every public page by its canonical address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const hotels = await allIds((page) => api.hotels.list({ query: { page, limit: 100 } }));
  const tours = await allIds((page) => api.packages.list({ query: { page, limit: 100 } }));
  const places = await listedPlaces(api);
  const paths = [
    ...sitePages,
    ...new Set(["/privacy", ...publishedPages(await readContent(context))]),
    ...places.map((slug) => `/place/${slug}`),
    ...hotels.map((id) => `/hotel/${id}`),
    ...tours.map((id) => `/package/${id}`),
  ];
  const origin = siteOrigin({ context, request });
  const entries = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

type Listing = ReturnType<Client["hotels"]["list"]> | ReturnType<Client["packages"]["list"]>;

async function allIds(read: (page: number) => Listing): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const reply = await read(page);
    if (!reply.ok) throw new Response(reply.message, { status: reply.status });
    ids.push(...reply.data.map(({ id }) => id));
    pages = reply.pageInfo?.totalPages ?? 1;
  }
  return ids;
}
