import { request } from "node:http";
import { createApp } from "#server/http/app.ts";
import { listen } from "#server/http/listen.ts";
import { pageCache } from "#server/http/page-cache/page-cache.ts";
import { type PageServer, type PageTools, renderPages } from "#server/http/pages.ts";
import { productTable } from "#server/product-table.ts";
import type { Services } from "#server/services.ts";
import type { RequestWatch } from "#server/watch/watch-requests.ts";
import { openOnFreePort } from "../free-port.ts";

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  text: string;
};

type Asked = { headers?: Record<string, string | string[]>; method?: string };

/** The site behind its page cache on a free port, with pages rendered by `draw`. */
export async function startCachedSite(services: Services, draw: PageServer, watch?: RequestWatch) {
  const site = createApp(services, (api) => renderPages(services, api, draw));
  const cache = pageCache({
    services,
    endpoints: productTable.endpoints,
    fetch: site.fetch,
    maxBytes: 1_000_000,
  });
  const { server, stop } = listen(site.fetch, { cache, watch });
  const port = await openOnFreePort(server);

  function ask(path: string, { headers = {}, method = "GET" }: Asked = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request({ port, host: "127.0.0.1", path, method, headers }, (reply) => {
        const parts: Buffer[] = [];
        reply.on("data", (part: Buffer) => parts.push(part));
        reply.on("error", reject);
        reply.on("end", () => {
          const body = Buffer.concat(parts);
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body, text: body.toString() });
        });
      });
      sent.on("error", reject).end();
    });
  }

  return { ask, port, stop };
}

/** A fake renderer of pages with the list of hotels; `drawn` records the renderings, `next` sets the next response. */
export function drawnPages() {
  const pages = {
    drawn: [] as string[],
    next: {} as { status?: number; headers?: Record<string, string>; until?: Promise<void> },
    draw: async (request: Request, { callApi }: PageTools) => {
      const { pathname, search } = new URL(request.url);
      pages.drawn.push(`${pathname}${search}`);
      const { status = 200, headers, until } = pages.next;
      await until;
      if (request.signal.aborted) throw new Error("left");
      const read = pathname === "/" ? null : await (await callApi("/api/Hotel/AllUser", {})).json();
      const body =
        JSON.stringify({ read, cookie: request.headers.get("cookie") }) + "<p>page</p>".repeat(200);
      return new Response(body, {
        status,
        headers: { "content-type": "text/html; charset=utf-8", ...headers },
      });
    },
  };
  return pages;
}
