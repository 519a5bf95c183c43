import { closest } from "./closest.ts";
import { showToast } from "./toast.ts";
import { writeClipboard } from "./write-clipboard.ts";

/** Its button copies `data-text` to the clipboard and confirms it by a toast with the text of `data-status`, if given. */
export class CopyText extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("click", this.#copy);
  }

  #copy = (event: Event): void => {
    if (!closest(event, "button")) return;
    void this.#write(this.dataset["text"] ?? "");
  };

  async #write(text: string): Promise<void> {
    if (await writeClipboard(text)) showToast(this.dataset["status"] ?? `Copied: ${text}`);
    else showToast("Copying did not work here. Please select the text instead", "info");
  }
}
