/** Goes out of sight, and out of the keyboard's way, while the card that says the same is in sight. */
export class PhoneBar extends HTMLElement {
  #sight: IntersectionObserver | undefined;

  connectedCallback(): void {
    const card = document.getElementById(this.dataset["card"] ?? "");
    if (!card) return;
    this.#sight = new IntersectionObserver(([entry]) => {
      this.toggleAttribute("data-away", entry?.isIntersecting ?? false);
    });
    this.#sight.observe(card);
  }

  disconnectedCallback(): void {
    this.#sight?.disconnect();
  }
}
