import { secondsName } from "#contract/core/page-form.ts";
import { sendNow, sendOnce } from "./waiting/send-waiting.ts";

/** Milliseconds after which `onSlow` is called. */
const slowAfter = 6000;

/**
 * The address the page redirects to; the form as the page shows it again; or the text of the failure, and whether the
 * browser stored the request and will retry it by itself.
 */
type Answer = { leadsTo: string } | { form: HTMLFormElement } | { failure: string; waits: boolean };

/**
 * Posts a form to its page, as a browser without scripts would. Requests with the same idempotency key are stored once.
 * `onSlow` is called once when the answer takes long; what it returns is called when the answer is there. With
 * `data-only-now` it is not stored to be sent later.
 */
export async function sendForm(
  form: HTMLFormElement,
  key: string,
  onSlow: () => () => void,
): Promise<Answer> {
  const onlyNow = form.closest("[data-only-now]") !== null;
  const fields = fieldsOf(form);
  fields.set("idempotencyKey", key);
  fields.set(secondsName, String(performance.now() / 1000));
  let onAnswer = () => {};
  const slow = setTimeout(() => {
    onAnswer = onSlow();
  }, slowAfter);
  const send = onlyNow ? sendOnce : sendNow;
  const answer = await send({
    key,
    action: form.action,
    formId: form.id,
    fields: fields.toString(),
    page: location.pathname + location.search,
    since: Date.now(),
    state: "waits",
  });
  clearTimeout(slow);
  onAnswer();
  if ("leadsTo" in answer) return answer;
  if ("form" in answer) {
    const again = formIn(answer.form, form.id);
    if (again) return { form: again };
  }
  const failure = "failure" in answer ? textOf(answer.failure) : noAnswer(answer.waits, onlyNow);
  return { failure, waits: answer.waits };
}

/** The form's values. */
export function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  return fields;
}

/** The names of fields whose values differ; a box that was unticked has none. */
export function namesOfEdited(before: URLSearchParams, after: URLSearchParams): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.getAll(name).join("\n") !== after.getAll(name).join("\n"));
}

/** The form with that id in a page's HTML. */
export function formIn(html: string, id: string): HTMLFormElement | null {
  return new DOMParser().parseFromString(html, "text/html").querySelector(`form#${id}`);
}

function textOf(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";
}

function noAnswer(waits: boolean, onlyNow: boolean): string {
  const why = navigator.onLine ? "We could not reach our server." : "You are offline.";
  if (waits)
    return `${why} Waiting for the network: what you wrote is still here, and will be sent as soon as the network is back, also when you leave this page.`;
  if (onlyNow)
    return navigator.onLine
      ? `${why} Please try again, or call us`
      : `${why} Nothing was sent: please try again when the network is back, or call us`;
  return navigator.onLine
    ? `${why} What you wrote is still here: please try again`
    : `${why} What you wrote is still here: please send it again when the network is back`;
}
