/** Around a form whose price is shown: anew when something is typed, and when the server has sent markup for a part of it. */
export abstract class LiveForm extends HTMLElement {
  #observer = new MutationObserver(() => this.show());

  connectedCallback(): void {
    for (const name of ["input", "change"]) this.addEventListener(name, this.#onInput);
    this.#observer.observe(this, { childList: true, subtree: true });
    this.show();
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
  }

  #onInput = (): void => this.show();

  protected abstract show(): void;
}
