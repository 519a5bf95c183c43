import { showToast } from "./toast.ts";

/** Its link shares this page by the device's own sheet, else copies the address. */
export class SharePage extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("click", this.#share);
  }

  disconnectedCallback(): void {
    this.removeEventListener("click", this.#share);
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
  // Typed as always there, but missing on pages without https.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const done = await clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  showToast(done ? "Link copied" : `Copy this link: ${url}`);
}
