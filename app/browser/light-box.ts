import { closest } from "./closest.ts";
import { opensElsewhere } from "./keys.ts";
import { LargePictures } from "./large-pictures.ts";

/** Opens its links to pictures (`a[data-large]`) in its dialog; a click that opens another tab or window is left alone. */
export class LightBox extends HTMLElement {
  #pictures: LargePictures | undefined;

  connectedCallback(): void {
    this.addEventListener("click", this.#onClick);
  }

  #onClick = (event: MouseEvent): void => {
    const link = closest(event, "a[data-large]");
    const dialog = this.querySelector<HTMLDialogElement>(":scope > dialog");
    if (!(link instanceof HTMLAnchorElement) || !dialog || opensElsewhere(event)) return;
    event.preventDefault();
    this.#pictures ??= new LargePictures(dialog, [
      ...this.querySelectorAll<HTMLAnchorElement>("a[data-large]"),
    ]);
    this.#pictures.show(link.href);
  };
}
