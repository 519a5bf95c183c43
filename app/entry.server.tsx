import { randomBytes } from "node:crypto";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { createClient } from "#contract/client.ts";
import { isControlPath } from "#contract/rules/control-area.ts";
import {
  apiContext,
  type BodyRefusal,
  logoContext,
  noteRouteContext,
  publicUrlContext,
  referenceContext,
  refusalContext,
  reportContext,
} from "./context.ts";
import { needsHydration } from "./hydration.ts";
import { withInlinePolicy } from "./inline-policy.server.ts";
import { pageResponse } from "./page-response.server.ts";
import { ReferenceContext } from "./reference.tsx";
import { NonceContext } from "./ui/own-style.tsx";
import { writePage } from "./write-page.server.tsx";

const isDevelopment = import.meta.env.DEV;

type PageTools = {
  callApi: Parameters<typeof createClient>[0];
  publicUrl?: string;
  refusal?: BodyRefusal;
  report: (error: unknown) => void;
  reference?: string;
  noteRoute?: (pattern: string) => void;
  readLogo?: () => Promise<Uint8Array>;
};

/** The router context of a page request: the typed API client, a refusal of the body, and where errors are reported. */
export function pageContext(tools: PageTools): RouterContextProvider {
  const { callApi, publicUrl, refusal, report, reference, noteRoute, readLogo } = tools;
  const context = new RouterContextProvider();
  context.set(apiContext, createClient(callApi));
  context.set(refusalContext, refusal);
  context.set(publicUrlContext, publicUrl);
  context.set(reportContext, report);
  context.set(referenceContext, reference);
  if (noteRoute) context.set(noteRouteContext, noteRoute);
  context.set(logoContext, readLogo);
  return context;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routes: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = isDevelopment ? undefined : randomBytes(16).toString("base64");
  const isTakenOver = hydrates(routes);
  keepMatched(routes);
  if (!isTakenOver) routes.serverHandoffStream = undefined;
  const handoff = isTakenOver && nonce ? await takeHandoff(routes) : undefined;
  const page = (
    <NonceContext value={nonce}>
      <ReferenceContext value={context.get(referenceContext)}>
        <ServerRouter context={routes} url={request.url} nonce={nonce} />
      </ReferenceContext>
    </NonceContext>
  );
  headers.set("content-type", "text/html; charset=utf-8");
  // The browser requests the style sheets before it parses the page, which saves tens of milliseconds on slow networks.
  const sheets = routes.manifest.routes["root"]?.css ?? [];
  if (sheets.length > 0)
    headers.set("link", sheets.map((sheet) => `<${sheet}>; rel=preload; as=style`).join(", "));
  if (!headers.has("cache-control"))
    headers.set("cache-control", isControlPath(new URL(request.url).pathname) ? "no-store" : "no-cache");
  const documentData: unknown = routes.staticHandlerContext.loaderData["root"];
  if (nonce) {
    const finish = (frame: string) => {
      const { html, policy } = withInlinePolicy(frame, nonce, isTakenOver);
      headers.set("content-security-policy", policy);
      return html;
    };
    return pageResponse(writePage(page, { nonce, handoff, documentData, finish }), { status, headers });
  }
  const { body, failed } = await stream(page);
  headers.set("content-security-policy", "frame-ancestors 'none'");
  return new Response(body, { status: failed() ? 500 : status, headers });

  /** In development the page is streamed while it renders; errors of its parts are reported. */
  async function stream(node: ReactNode) {
    let hasFailed = false;
    const body = await renderToReadableStream(node, {
      signal: request.signal,
      onError(error) {
        if (request.signal.aborted) return;
        hasFailed = true;
        context.get(reportContext)(error);
      },
    });
    return { body, failed: () => hasFailed };
  }
}

/** Removes unmatched routes from the manifest, which would be serialised into every page: browsers load them from a file. */
function keepMatched(routes: EntryContext): void {
  const { manifest, staticHandlerContext } = routes;
  const matched = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const matchedRoutes = Object.entries(manifest.routes).filter(([id]) => matched.has(id));
  routes.manifest = { ...manifest, routes: Object.fromEntries(matchedRoutes) };
}

/** Reads the hydration data of the page into a string; the page itself renders without it. */
async function takeHandoff(routes: EntryContext): Promise<string> {
  const handoff = await new Response(routes.serverHandoffStream).text();
  routes.serverHandoffStream = undefined;
  return handoff;
}

/** True when one of the matched routes asks for hydration. */
function hydrates({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => needsHydration(routeModules[route.id]?.handle));
}

/** Reports unexpected errors; errors of the client (status below 500) and aborted requests are ignored. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(reportContext)(error);
};
