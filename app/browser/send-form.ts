import { formPartHeader, secondsName } from "#contract/core/page-form.ts";

/** Milliseconds after which an unanswered form is given back to be sent again. */
const patience = 30_000;
/** Milliseconds after which a visitor may wonder. */
const wonder = 6000;

/** Where the page led to; the form as the page shows it again; or in words why there is none. */
type Answer = { leadsTo: string } | { form: HTMLFormElement } | { failure: string };

/**
 * Sends a form to the page that answers it, as a browser without scripts would. The same key makes sending again the
 * same sending. `onSlow` is called once when it takes long.
 */
export async function sendForm(form: HTMLFormElement, key: string, onSlow: () => void): Promise<Answer> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  fields.set("idempotencyKey", key);
  fields.set(secondsName, String(performance.now() / 1000));
  const slow = setTimeout(onSlow, wonder);
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { accept: "text/html", [formPartHeader]: form.id },
      body: fields,
      signal: AbortSignal.timeout(patience),
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
