import type { LaterForm } from "../bring-form.ts";
import { nameOfRequest } from "./request-names.ts";
import { sendWaiting } from "./send-waiting.ts";
import {
  announceChange,
  channelName,
  forgetRequest,
  keepRequest,
  type WaitingRequest,
  waitingRequests,
} from "./waiting-store.ts";

declare global {
  interface DocumentEventMap {
    /** All requests of this browser, whenever one of them changed. */
    "waiting-changed": CustomEvent<WaitingRequest[]>;
  }
  interface HTMLElementEventMap {
    /** Asks a site-form to show the request; it is cancelled by the one that does. */
    "change-request": CustomEvent<WaitingRequest>;
  }
}

/** Milliseconds until what waits is tried again while a page is open, twice as long after each try. */
const [shortest, longest] = [5000, 60_000];
/** Where the next page finds which request is to be changed on it. */
const changeName = "change-request";

/**
 * Says at the foot of every page which requests wait for the network, and what became of those that were sent meanwhile;
 * sends them when the network is back. Nothing is seen while there are none.
 */
export class WaitingList extends HTMLElement {
  #channel: BroadcastChannel | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;
  #pause = shortest;
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
    const key = sessionStorage.getItem(changeName);
    sessionStorage.removeItem(changeName);
    const wanted = (await waitingRequests()).find((request) => request.key === key);
    if (wanted) await askToChange(wanted);
    this.#tryNow();
  }

  #tryNow = (): void => {
    if (document.hidden) return;
    this.#pause = shortest;
    void this.#try();
  };

  /** A page that comes back as it was left has not heard what changed meanwhile. */
  #showAgain = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void this.#show();
  };

  #stopTimer(): void {
    clearTimeout(this.#next);
    this.#next = undefined;
  }

  async #try(): Promise<void> {
    this.#stopTimer();
    const stillWaits = await sendWaiting().catch(() => false);
    this.#stopTimer();
    if (!stillWaits || !this.isConnected) return;
    this.#next = setTimeout(() => void this.#try(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, longest);
  }

  async #show(): Promise<void> {
    // Where a browser keeps nothing, nothing waits.
    const requests = await waitingRequests().catch(() => []);
    const seen = JSON.stringify(requests);
    if (seen === this.#shown) return;
    this.#shown = seen;
    document.dispatchEvent(new CustomEvent("waiting-changed", { detail: requests }));
    this.replaceChildren(...requests.map((request) => this.#entry(request)));
    if (requests.some(({ state }) => state === "waits")) this.#next ??= setTimeout(this.#tryNow, shortest);
  }

  #entry(request: WaitingRequest): HTMLElement {
    const entry = document.createElement("section");
    const name = nameOfRequest(request);
    entry.ariaLabel = name;
    const words = document.createElement("p");
    words.role = "status";
    const choices = document.createElement("p");
    const drop = () => void forgetRequest(request.key).then(announceChange);
    const dropAsked = () => {
      if (confirm(`${name} was not taken yet. Throw it away?`)) drop();
    };
    const change = button("Change it", () => void openToChange(request));
    if (request.state === "sent") {
      words.textContent = `${name} has been sent.`;
      const see = document.createElement("a");
      see.href = request.leadsTo ?? "/";
      see.className = "button button-small button-primary";
      see.textContent = "See the answer";
      see.addEventListener("click", drop);
      choices.append(see, button("Okay", drop));
    } else if (request.state === "refused") {
      words.textContent = `${name} was not taken: ${failureOf(request)}`;
      choices.append(change, button("Throw away", dropAsked));
    } else {
      words.textContent = `${name}: waiting for the network. It will be sent as soon as the network is back.`;
      choices.append(button("Send now", this.#tryNow), change, button("Throw away", dropAsked));
    }
    entry.append(words, choices);
    return entry;
  }
}

function button(text: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button button-small button-outline";
  made.textContent = text;
  made.addEventListener("click", onPress);
  return made;
}

/** In words: what the server said of it, or the first thing that is wrong in the form. */
function failureOf({ form, failure = "" }: WaitingRequest): string {
  const page = new DOMParser().parseFromString(form ?? failure, "text/html");
  const said = form === undefined ? page.body : page.querySelector("[role=alert]");
  return said?.textContent?.trim() || "please look at it again";
}

/** Opens the form with all that was typed, on the page it was filled in on. It waits no more: it is sent from there. */
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

/** Returns false when this page has no such form. */
async function askToChange(request: WaitingRequest): Promise<boolean> {
  await document.querySelector<LaterForm>(`later-form[data-form="${CSS.escape(request.formId)}"]`)?.load();
  const form = document.getElementById(request.formId)?.closest("site-form");
  const asked = new CustomEvent("change-request", { detail: request, cancelable: true });
  return form ? !form.dispatchEvent(asked) : false;
}
