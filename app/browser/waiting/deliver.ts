import { formPartHeader } from "#contract/core/page-form.ts";
import type { WaitingRequest } from "./waiting-store.ts";

/** Milliseconds after which a request without a response counts as lost. */
const timeout = 30_000;
/** Statuses of a proxy, or of a server that is temporarily unavailable: the request may still succeed later. */
const unavailable = new Set([408, 502, 503, 504]);

/**
 * `leadsTo`: the address the page redirects to; `form`: the page's HTML with the form and its errors; `failure`: the error
 * message as HTML, `mayPass` whether a retry may succeed; `isLost`: the outcome is unknown. HTML is not parsed here,
 * because this also runs in the worker, which has no DOM parser.
 */
export type DeliveryOutcome =
  | { leadsTo: string }
  | { form: string }
  | { failure: string; mayPass: boolean }
  | { isLost: true };

/** Posts a form to its page, as a browser without scripts would. Never rejects. */
export async function deliver({ action, formId, fields }: WaitingRequest): Promise<DeliveryOutcome> {
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
    const failure = unavailable.has(status) ? undefined : /data-failure[^>]*>([^<]+)</.exec(html)?.[1];
    // A page that is not ours, such as the sign-in page of a hotel's Wi-Fi, says nothing about the request.
    return failure === undefined ? { isLost: true } : { failure, mayPass: status >= 500 || status === 429 };
  } catch {
    return { isLost: true };
  }
}
