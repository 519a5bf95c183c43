/** Fetches its film and the still of it when its dialog opens and not before, plays it, and stops it when the dialog closes. */
export class FilmDialog extends HTMLElement {
  #watch: MutationObserver | undefined;

  connectedCallback(): void {
    const dialog = this.closest("dialog");
    const film = this.querySelector("video");
    if (!dialog || !film) return;
    const follow = () => {
      if (dialog.open && film.dataset["poster"]) film.poster = film.dataset["poster"];
      if (!dialog.open) film.pause();
      else if (!matchMedia("(prefers-reduced-motion: reduce)").matches) void film.play().catch(() => {});
    };
    this.#watch = new MutationObserver(follow);
    this.#watch.observe(dialog, { attributeFilter: ["open"] });
    follow();
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect();
  }
}
