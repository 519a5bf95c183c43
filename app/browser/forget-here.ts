import { announceChange, forgetAllRequests } from "./waiting/waiting-store.ts";

/** Shows its button, which deletes what the site stored in this browser: pages, waiting requests, recently viewed. */
export class ForgetHere extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector("button");
    const words = this.querySelector("[role=status]");
    if (!button || !words) return;
    button.hidden = false;
    const show = (text: string) => () => words.replaceChildren(text);
    const done = show(this.dataset["done"] ?? "");
    const failed = show("It did not work: please clear this site's data in your browser's settings");
    button.addEventListener("click", () => void forget().then(done, failed));
  }
}

async function forget(): Promise<void> {
  localStorage.clear();
  await forgetAllRequests();
  announceChange();
  if (!("caches" in window)) return;
  // The files include the offline page, which has no personal data and may be needed at once.
  const names = (await caches.keys()).filter((name) => !name.startsWith("files-"));
  await Promise.all(names.map((name) => caches.delete(name)));
}
