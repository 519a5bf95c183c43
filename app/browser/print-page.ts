/** Prints the page at a press of the button in it. */
export class PrintPage extends HTMLElement {
  connectedCallback(): void {
    this.querySelector("button")?.addEventListener("click", () => print());
  }
}
