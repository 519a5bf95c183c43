import { Hono } from "hono";
import { productTable } from "../product-table.ts";
import { newRequestId } from "../watch/request-ids.ts";
import type { Services } from "../services.ts";
import { type Api, createApi } from "./api.ts";
import { apiDocuments } from "./api-documents.ts";
import { serveBrandFiles } from "./brand.ts";
import { errorReply } from "./error-reply.ts";
import { createGatewayEvents } from "./gateway-events.ts";
import { createHealth } from "./health.ts";
import { onlyEncrypted } from "./only-encrypted.ts";
import type { Pages } from "./pages.ts";
import { securityHeaders, sameSiteWrites } from "./security.ts";
import { senderAddress } from "./sender-address.ts";
import { createUploads } from "./uploads.ts";
import type { Environment } from "./visitor.ts";

/** The whole server. Without `pages` (API tests) it serves only the API, made from `table`. */
export function createApp(services: Services, pages?: (api: Api) => Pages, table = productTable) {
  const app = new Hono<Environment>();
  const api = createApi(services, table);
  const uploads = createUploads(services);
  const addressOf = senderAddress(services);
  app.use(async (context, next) => {
    context.env.requestId ??= newRequestId();
    context.env.address ??= addressOf(context.env, context.req.raw.headers);
    await next();
    if (context.env.notes) context.env.notes.readyAt = performance.now();
  });
  app.use(securityHeaders(services));
  app.use(onlyEncrypted(services));
  app.use(sameSiteWrites(services));
  app.onError((error, context) => errorReply(context, error, services));
  const documents = apiDocuments(table.endpoints, services);
  app.get("/api/openapi.json", documents.openApi);
  app.get("/api/docs", documents.page);
  app.route("/", createHealth(services));
  app.route("/", createGatewayEvents(services));
  app.all("/api", (context) => api.fetch(context.req.raw, context.env));
  app.all("/:api{[aA][pP][iI]}/*", (context) => api.fetch(context.req.raw, context.env));
  app.all("/uploads/*", (context) => uploads.fetch(context.req.raw, context.env));
  app.use(serveBrandFiles(services));
  const site = pages?.(api);
  if (site) app.all("*", (context) => site(forPages(context.req.raw, services.publicUrl), context.env));
  return app;
}

/**
 * The request under the public URL, whose origin pages use in links; a form sent from the server's own address, as the
 * owner may, is left as it is. React Router compares a form's Origin with the URL, and knows neither the site's other
 * names nor that a proxy ended TLS. So Origin is set to that of the URL: `sameSiteWrites` has checked the real one.
 */
function forPages(request: Request, publicUrl: string | undefined): Request {
  const { origin, pathname, search } = new URL(request.url);
  const sent = request.headers.get("origin");
  if (sent === origin || (sent === null && publicUrl === undefined)) return request;
  const site = publicUrl === undefined ? origin : new URL(publicUrl).origin;
  // Not resolved against the site: the first word of a path that begins with two slashes would be its host.
  const forwarded = new Request(new URL(`${site}${pathname}${search}`), request);
  if (sent !== null) forwarded.headers.set("origin", new URL(forwarded.url).origin);
  return forwarded;
}
