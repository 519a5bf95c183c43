import { showToast } from "./toast.ts";
import { writeClipboard } from "./write-clipboard.ts";

/** Its link opens the device's share dialog for this page; without one it copies the address. */
export class SharePage extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("click", this.#share);
  }

  #share = (event: Event): void => {
    event.preventDefault();
    const link = this.querySelector("a");
    if (!link) return;
    const page = { title: this.dataset["title"] ?? document.title, url: link.href };
    if ("share" in navigator) void navigator.share(page).catch(() => {});
    else void copy(page.url);
  };
}

async function copy(url: string): Promise<void> {
  showToast((await writeClipboard(url)) ? "Link copied" : `Copy this link: ${url}`);
}
