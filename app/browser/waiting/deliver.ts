import { formPartHeader } from "#contract/core/page-form.ts";
import type { WaitingRequest } from "./waiting-store.ts";

/** Milliseconds after which an unanswered request counts as lost on the way. */
const timeout = 30_000;
/** Of whoever stands before the server, or of a server that cannot work just now: it may arrive yet. */
const away = new Set([408, 502, 503, 504]);

/**
 * Where the page led to; the form as the page shows it again; why it was not taken, as HTML, and whether the same may be
 * taken later; or that nobody knows what became of it. Runs in pages and in the worker, which has no parser.
 */
export type Answer =
  | { leadsTo: string }
  | { form: string }
  | { failure: string; mayPass: boolean }
  | { isLost: true };

/** Sends a form to the page that answers it, as a browser without scripts would. Never rejects. */
export async function deliver({ action, formId, fields }: WaitingRequest): Promise<Answer> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { accept: "text/html", [formPartHeader]: formId },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeout),
    });
    const { status } = response;
    const leadsTo = response.headers.get("location");
    if (response.ok && leadsTo) return { leadsTo };
    const html = await response.text();
    if (html.includes(`<form id="${formId}"`)) return { form: html };
    const failure = away.has(status) ? undefined : /data-failure[^>]*>([^<]+)</.exec(html)?.[1];
    // What is no page of ours, as a hotel's own network may answer before one has signed in there, says nothing.
    return failure === undefined ? { isLost: true } : { failure, mayPass: status >= 500 || status === 429 };
  } catch {
    return { isLost: true };
  }
}
