import { closest } from "./closest.ts";
import { showToast } from "./toast.ts";

/** A button in it copies its `data-text`; a toast says so, in the words of `data-status` where given. */
export class CopyText extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("click", this.#copy);
  }

  disconnectedCallback(): void {
    this.removeEventListener("click", this.#copy);
  }

  #copy = (event: Event): void => {
    if (!closest(event, "button")) return;
    const text = this.dataset["text"] ?? "";
    copy(text).then(
      () => showToast(this.dataset["status"] ?? `Copied: ${text}`),
      () => showToast("Copying did not work here. Please select the text instead"),
    );
  };
}

/** Also fails where pages without https have no clipboard. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
