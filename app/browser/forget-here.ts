import { announceChange, forgetAllRequests } from "./waiting/waiting-store.ts";

/** Shows its button, which makes this browser forget what the site kept in it: pages, waiting requests, what was viewed. */
export class ForgetHere extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector("button");
    const words = this.querySelector("[role=status]");
    if (!button || !words) return;
    button.hidden = false;
    const said = (text: string) => () => words.replaceChildren(text);
    const done = said(this.dataset["done"] ?? "");
    const failed = said("It did not work: please clear this site's data in your browser's settings");
    button.addEventListener("click", () => void forget().then(done, failed));
  }
}

async function forget(): Promise<void> {
  localStorage.clear();
  await forgetAllRequests();
  announceChange();
  if (!("caches" in window)) return;
  // The files of pages are the same for everybody.
  const names = (await caches.keys()).filter((name) => !name.startsWith("files-"));
  await Promise.all(names.map((name) => caches.delete(name)));
}
