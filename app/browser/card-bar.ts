/** Hides itself (`data-away`), also from the keyboard, while the card with the same content is in the viewport. */
export class PhoneBar extends HTMLElement {
  #observer: IntersectionObserver | undefined;

  connectedCallback(): void {
    const card = document.getElementById(this.dataset["card"] ?? "");
    if (!card) return;
    this.#observer = new IntersectionObserver(([entry]) => {
      this.toggleAttribute("data-away", entry?.isIntersecting ?? false);
    });
    this.#observer.observe(card);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
  }
}
