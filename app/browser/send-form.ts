import { formPartHeader, secondsName } from "#contract/core/page-form.ts";

/** Milliseconds after which an unanswered request fails, so that the form can be sent again. */
const timeout = 30_000;
/** Milliseconds after which `onSlow` is called. */
const slowAfter = 6000;

/** Where the page led to; the form as the page shows it again; or in words why there is none. */
type Answer = { leadsTo: string } | { form: HTMLFormElement } | { failure: string };

/**
 * Sends a form to the page that answers it, as a browser without scripts would. Sent again with
 * the same idempotency key it is stored once. `onSlow` is called once when it takes long.
 */
export async function sendForm(form: HTMLFormElement, key: string, onSlow: () => void): Promise<Answer> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  fields.set("idempotencyKey", key);
  fields.set(secondsName, String(performance.now() / 1000));
  const slow = setTimeout(onSlow, slowAfter);
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { accept: "text/html", [formPartHeader]: form.id },
      body: fields,
      signal: AbortSignal.timeout(timeout),
    });
    const leadsTo = response.headers.get("location");
    if (response.ok && leadsTo) return { leadsTo };
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const again = page.querySelector<HTMLFormElement>(`form#${form.id}`);
    if (again) return { form: again };
    return { failure: page.querySelector("[data-failure]")?.textContent ?? noAnswer() };
  } catch {
    return { failure: noAnswer() };
  } finally {
    clearTimeout(slow);
  }
}

function noAnswer(): string {
  return navigator.onLine
    ? "We could not reach our server. What you wrote is still here: please try again"
    : "You are offline. What you wrote is still here: please send it again when the network is back";
}
