/** Its button prints the page. */
export class PrintPage extends HTMLElement {
  connectedCallback(): void {
    this.querySelector("button")?.addEventListener("click", () => print());
  }
}
