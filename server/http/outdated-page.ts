import { pageBuildHeader } from "#contract/core/page-build.ts";
import { isControlPath } from "#contract/rules/control-area.ts";

/**
 * The answer for a page of staff that was open while the site was updated: its script opens the next page as a new
 * document, of today's build. It has no other way there: the scripts of its own build are gone, and data of today may
 * mean something else to it. A form that stays on its page is answered as usual, so that nothing typed is lost.
 */
export async function leadToToday(request: Request, answer: Response, build: string): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!isControlPath(pathname) || request.headers.get(pageBuildHeader) === build) return answer;
  const next = answer.status === 202 ? await redirectIn(answer.clone()) : nextPage(request);
  if (next === undefined) return answer;
  // React Router's script understands these headers of an answer without content.
  const headers = new Headers(answer.headers);
  headers.delete("content-type");
  headers.set("cache-control", "no-store");
  headers.set("x-remix-redirect", next);
  headers.set("x-remix-reload-document", "true");
  return new Response(null, { status: 204, headers });
}

/** Where React Router's answer leads: a list of texts and numbers, where each value follows its name. */
async function redirectIn(answer: Response): Promise<string | undefined> {
  const parts: unknown = JSON.parse(await answer.text());
  if (!Array.isArray(parts)) return undefined;
  const target: unknown = parts[parts.indexOf("redirect") + 1];
  return typeof target === "string" ? target : undefined;
}

/** The page that is opened; undefined when the data are for the page that is open, or for a part of it. */
function nextPage({ method, url, headers }: Request): string | undefined {
  const { pathname, searchParams } = new URL(url);
  const open = URL.parse(headers.get("referer") ?? "");
  if (method !== "GET" || searchParams.has("_routes") || !open) return undefined;
  const next = new URL(url);
  next.pathname = pathname.replace(/(\/_)?\.data$/, "");
  const path = next.pathname + next.search;
  return path === open.pathname + open.search ? undefined : path;
}
