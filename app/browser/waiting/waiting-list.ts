import type { LaterForm } from "../bring-form.ts";
import { leadTo } from "../lead-to.ts";
import { opensElsewhere } from "../keys.ts";
import { nameOfRequest } from "./request-names.ts";
import { sendWaiting } from "./send-waiting.ts";
import {
  announceChange,
  channelName,
  forgetRequest,
  keepRequest,
  type WaitingRequest,
  waitingRequest,
  waitingRequests,
} from "./waiting-store.ts";

declare global {
  interface DocumentEventMap {
    /** Carries all requests stored in this browser; fired when one of them has changed. */
    "waiting-changed": CustomEvent<WaitingRequest[]>;
  }
  interface HTMLElementEventMap {
    /** Asks a site-form to show the request; the form cancels the event when it does. */
    "change-request": CustomEvent<WaitingRequest>;
  }
}

/** Milliseconds between retries while a page is open: doubled after each one, up to the longest. */
const [shortest, longest] = [5000, 60_000];
/** Session storage key: the request to be edited on the page that is opened next. */
const changeName = "change-request";

/**
 * Lists at the foot of every page the requests that wait for the network and the outcome of those sent meanwhile; sends
 * them when the network is back. Empty while there are none.
 */
export class WaitingList extends HTMLElement {
  #channel: BroadcastChannel | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryDelay = shortest;
  #shown = "";

  connectedCallback(): void {
    this.#channel = new BroadcastChannel(channelName);
    this.#channel.addEventListener("message", () => void this.#show());
    addEventListener("online", this.#tryNow);
    addEventListener("pageshow", this.#showAgain);
    document.addEventListener("visibilitychange", this.#tryNow);
    void this.#begin();
  }

  disconnectedCallback(): void {
    this.#channel?.close();
    this.#stopTimer();
    removeEventListener("online", this.#tryNow);
    removeEventListener("pageshow", this.#showAgain);
    document.removeEventListener("visibilitychange", this.#tryNow);
  }

  async #begin(): Promise<void> {
    await this.#show();
    const key = takeWanted();
    const wanted = key === null ? undefined : await waitingRequest(key);
    if (wanted) await askToChange(wanted);
    this.#tryNow();
  }

  #tryNow = (): void => {
    if (document.hidden) return;
    this.#retryDelay = shortest;
    void this.#try();
  };

  /** A page restored from the back/forward cache has missed the messages sent meanwhile. */
  #showAgain = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void this.#show();
  };

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #try(): Promise<void> {
    this.#stopTimer();
    const stillWaits = await sendWaiting().catch(() => false);
    this.#stopTimer();
    if (!stillWaits || !this.isConnected) return;
    this.#timer = setTimeout(() => void this.#try(), this.#retryDelay);
    this.#retryDelay = Math.min(this.#retryDelay * 2, longest);
  }

  async #show(): Promise<void> {
    // Without IndexedDB nothing can be waiting.
    const requests = await waitingRequests().catch(() => []);
    const seen = JSON.stringify(requests);
    if (seen === this.#shown) return;
    this.#shown = seen;
    document.dispatchEvent(new CustomEvent("waiting-changed", { detail: requests }));
    this.replaceChildren(...requests.map((request) => this.#entry(request)));
    if (requests.some(({ state }) => state === "waits")) this.#timer ??= setTimeout(this.#tryNow, shortest);
  }

  #entry(request: WaitingRequest): HTMLElement {
    const entry = document.createElement("section");
    const name = nameOfRequest(request);
    entry.ariaLabel = name;
    const words = document.createElement("p");
    words.role = "status";
    const choices = document.createElement("p");
    const drop = () => void forgetRequest(request.key).then(announceChange);
    const confirmDrop = () => {
      if (confirm(`${name} was not taken yet. Throw it away?`)) drop();
    };
    const change = button("Change it", () => void openToChange(request));
    if (request.state === "sent") {
      words.textContent = `${name} has been sent.`;
      const see = document.createElement("a");
      see.href = request.leadsTo ?? "/";
      see.className = "button button-small button-primary";
      see.textContent = "See the answer";
      see.addEventListener("click", (event) => {
        // A page that ends would take the unfinished deletion with it.
        const opensHere = !opensElsewhere(event);
        if (opensHere) event.preventDefault();
        void forgetRequest(request.key)
          .then(announceChange)
          .finally(() => opensHere && leadTo(see.href));
      });
      choices.append(see, button("Okay", drop));
    } else if (request.state === "refused") {
      words.textContent = `${name} was not taken: ${failureOf(request)}`;
      choices.append(change, button("Throw away", confirmDrop));
    } else {
      words.textContent = `${name}: waiting for the network. It will be sent as soon as the network is back.`;
      choices.append(button("Send now", this.#tryNow), change, button("Throw away", confirmDrop));
    }
    entry.append(words, choices);
    return entry;
  }
}

function button(text: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "button button-small button-outline";
  element.textContent = text;
  element.addEventListener("click", onPress);
  return element;
}

/** The server's message in plain text, or the first error in the form. */
function failureOf({ form, failure = "" }: WaitingRequest): string {
  const page = new DOMParser().parseFromString(form ?? failure, "text/html");
  const message = form === undefined ? page.body : page.querySelector("[role=alert]");
  return message?.textContent?.trim() || "please look at it again";
}

/** Opens the form with its typed values, on the page where it was filled in. It stops waiting: it is sent from there. */
async function openToChange(request: WaitingRequest): Promise<void> {
  if (request.state === "waits") {
    await keepRequest({
      ...request,
      state: "refused",
      failure: "You were changing it. Please send it again",
    });
    announceChange();
  }
  if (await askToChange(request)) return;
  sessionStorage.setItem(changeName, request.key);
  location.assign(request.page);
}

/** The key of the request that the page before led here to change; null where the browser stores nothing. */
function takeWanted(): string | null {
  try {
    const key = sessionStorage.getItem(changeName);
    sessionStorage.removeItem(changeName);
    return key;
  } catch {
    return null;
  }
}

/** Returns false when this page has no such form. */
async function askToChange(request: WaitingRequest): Promise<boolean> {
  await document.querySelector<LaterForm>(`later-form[data-form="${CSS.escape(request.formId)}"]`)?.load();
  const form = document.getElementById(request.formId)?.closest("site-form");
  const changeRequest = new CustomEvent("change-request", { detail: request, cancelable: true });
  return form ? !form.dispatchEvent(changeRequest) : false;
}
