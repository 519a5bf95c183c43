import { pageBuildHeader } from "#contract/core/page-build.ts";

declare global {
  /** React Router's list of the pages' scripts. */
  var __reactRouterManifest: { version: string } | undefined;
}

/** Resumes each request that waits for a retry. */
const waiting = new Set<() => void>();
const watchers = new Set<() => void>();

export function areAnswersMissing(): boolean {
  return waiting.size > 0;
}

/** Calls `onChange` whenever a request begins or ends waiting; returns a function that unsubscribes. */
export function watchAnswers(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

export function retryRequests(): void {
  for (const again of waiting) again();
}

/**
 * Makes React Router's data requests wait while the site is unreachable: an error page would replace the page with all
 * its typed values. They are retried when the network is back, or by `retryRequests`. They name the page's build, which
 * the site's may no longer be.
 */
export function waitForAnswers(): void {
  const ask = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    isPageData(input)
      ? untilAnswered(() => ask(input, { ...init, headers: withBuild(init) }), init?.signal)
      : ask(input, init);
  addEventListener("online", retryRequests);
}

function withBuild(init?: RequestInit): Headers {
  const headers = new Headers(init?.headers);
  headers.set(pageBuildHeader, globalThis.__reactRouterManifest?.version ?? "");
  return headers;
}

async function untilAnswered(ask: () => Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  for (;;) {
    // Retries are sequential.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await attempt(ask);
    if (answer) return answer;
    // oxlint-disable-next-line no-await-in-loop
    await waitForRetry(signal);
  }
}

/** The response; undefined when the site could not be reached. */
async function attempt(ask: () => Promise<Response>): Promise<Response | undefined> {
  try {
    const answer = await ask();
    return isUnavailable(answer) ? undefined : answer;
  } catch (error) {
    // Network errors of `fetch` are TypeErrors; an abort is not.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Whether a proxy reports that the site is down, or the site itself that it is overloaded. */
function isUnavailable({ status, headers }: Response): boolean {
  return status >= 502 && status <= 504 && !headers.has("x-remix-response");
}

function waitForRetry(signal?: AbortSignal | null): Promise<void> {
  let stop = () => {};
  let again = () => {};
  const retry = new Promise<void>((resolve, reject) => {
    again = resolve;
    stop = () => reject(signal?.reason);
  });
  signal?.addEventListener("abort", stop);
  waiting.add(again);
  if (signal?.aborted) stop();
  notify();
  return retry.finally(() => {
    signal?.removeEventListener("abort", stop);
    waiting.delete(again);
    notify();
  });
}

function notify(): void {
  for (const watcher of watchers) watcher();
}

function isPageData(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : input;
  return new URL(address, location.href).pathname.endsWith(".data");
}
