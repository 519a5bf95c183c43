import { randomBytes } from "node:crypto";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { createClient } from "#contract/client.ts";
import { apiContext, nonceContext } from "./context.ts";

const isDevelopment = import.meta.env.DEV;

/** What pages find in their context: the typed client of the API, and this page's nonce for scripts. */
export function pageContext(
  callApi: (path: string, init: RequestInit) => Promise<Response>,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, createClient(callApi));
  context.set(nonceContext, randomBytes(16).toString("base64"));
  return context;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routes: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let answerStatus = status;
  const nonce = isDevelopment ? undefined : context.get(nonceContext);
  const page = await renderToReadableStream(
    <ServerRouter context={routes} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        if (request.signal.aborted) return;
        answerStatus = 500;
        console.error(error);
      },
    },
  );
  if (isbot(request.headers.get("user-agent"))) await page.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-cache");
  if (nonce) headers.set("content-security-policy", contentSecurityPolicy(nonce));
  return new Response(page, { status: answerStatus, headers });
}

/** Nothing from other hosts; scripts only with this page's nonce. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
