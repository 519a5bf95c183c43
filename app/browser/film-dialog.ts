/** Loads its video and poster only when its dialog opens, plays the video, and pauses it when the dialog closes. */
export class FilmDialog extends HTMLElement {
  #observer: MutationObserver | undefined;

  connectedCallback(): void {
    const dialog = this.closest("dialog");
    const film = this.querySelector("video");
    if (!dialog || !film) return;
    const update = () => {
      if (dialog.open && film.dataset["poster"]) film.poster = film.dataset["poster"];
      if (!dialog.open) film.pause();
      else if (!matchMedia("(prefers-reduced-motion: reduce)").matches) void film.play().catch(() => {});
    };
    this.#observer = new MutationObserver(update);
    this.#observer.observe(dialog, { attributeFilter: ["open"] });
    update();
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
  }
}
