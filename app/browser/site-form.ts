import { type Control, isControl, messageOf, showMessage } from "./field-messages.ts";
import { fillThanks } from "./fill-thanks.ts";
import { newKey } from "./new-key.ts";
import { sayFailure, takeFailureAway } from "./say-failure.ts";
import { sendForm } from "./send-form.ts";
import { showToast } from "./toast.ts";

/**
 * Sends its form to the page that answers it, without leaving this one. Messages appear once a field was touched; what
 * was typed stays after any failure. A form that the page sends back replaces this one. After success it shows the
 * `data-thanks` template; without one, it goes where the page redirects. Closing its dialog resets the form.
 */
export class SiteForm extends HTMLElement {
  #listening = new AbortController();
  #fresh: HTMLFormElement | undefined;
  #key: string | undefined;

  connectedCallback(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#fresh ??= document.importNode(this.#form, true);
    this.addEventListener("focusout", (event) => this.#checkTouched(event.target), { signal });
    this.addEventListener("input", (event) => this.#recheck(event.target), { signal });
    this.addEventListener("change", (event) => this.#recheck(event.target), { signal });
    this.addEventListener("submit", (event) => this.#onSubmit(event), { signal });
    this.closest("dialog")?.addEventListener("close", () => this.#reset(), { signal });
  }

  disconnectedCallback(): void {
    this.#listening.abort();
  }

  get #form(): HTMLFormElement {
    const form = this.querySelector("form");
    if (!form) throw new Error("A site-form needs a form in it");
    return form;
  }

  get #controls(): Control[] {
    return [...this.#form.querySelectorAll<Control>("input:not([type=hidden]), textarea, select")];
  }

  #checkTouched(control: EventTarget | null): void {
    // Going from one star to the next does not leave the field.
    if (!isControl(control) || !control.name || control.type === "radio") return;
    // A message would move the button away from under the finger; sending looks at all fields.
    if (this.querySelector("button:active")) return;
    showMessage(control, messageOf(control));
  }

  #recheck(control: EventTarget | null): void {
    this.#key = undefined;
    if (isControl(control) && isMarked(control)) showMessage(control, messageOf(control));
  }

  #onSubmit(event: SubmitEvent): void {
    // A button that only asks (free rooms) is answered by the page itself.
    if (event.submitter?.hasAttribute("formnovalidate")) return;
    event.preventDefault();
    const faulty = this.#controls.filter((control) => {
      const message = messageOf(control);
      if (message || isMarked(control)) showMessage(control, message);
      return message !== undefined;
    });
    if (faulty[0]) faulty[0].focus();
    else void this.#send(event.submitter);
  }

  async #send(button: HTMLElement | null): Promise<void> {
    if (this.hasAttribute("data-sending")) return;
    takeFailureAway(this.#form);
    this.#form.querySelector(":scope > [role=alert]")?.remove();
    const showIdle = this.#showBusy(button);
    // The same words sent again after a broken connection are stored once.
    this.#key ??= newKey();
    const answer = await sendForm(this.#form, this.#key, () =>
      showToast("Still sending: the network is slow here"),
    );
    showIdle();
    if ("leadsTo" in answer) this.#thank(answer.leadsTo);
    else if ("form" in answer) this.#showAgain(answer.form);
    else sayFailure(this.#form, button, answer.failure);
  }

  /** Shows on the button that the form is being sent; returns how to undo that. */
  #showBusy(button: HTMLElement | null): () => void {
    const words = button?.textContent ?? "";
    this.toggleAttribute("data-sending", true);
    button?.setAttribute("aria-disabled", "true");
    if (button) {
      button.style.minInlineSize = `${button.offsetWidth}px`;
      button.textContent = "Sending …";
    }
    return () => {
      this.removeAttribute("data-sending");
      button?.removeAttribute("aria-disabled");
      if (button) button.textContent = words;
    };
  }

  /** Shows the form with its errors; the focus goes to the first faulty field, else to the message of the whole form. */
  #showAgain(form: HTMLFormElement): void {
    this.#form.replaceWith(form);
    const first = this.#controls.find(isMarked) ?? form.querySelector<HTMLElement>(":scope > [role=alert]");
    first?.focus();
  }

  #thank(leadsTo: string): void {
    this.#key = undefined;
    const words = this.querySelector<HTMLTemplateElement>("template[data-thanks]");
    if (!words) return location.assign(leadsTo);
    const content = document.importNode(words.content, true);
    const dialog = content.querySelector("dialog");
    if (words.dataset["thanks"] === "toast") {
      this.#reset();
      this.closest("dialog")?.close();
      showToast(content.textContent);
    } else if (dialog) {
      this.#reset();
      this.append(dialog);
      // It gets the focus back when the dialog closes: the pressed button was replaced with its form.
      this.#form.querySelector<HTMLElement>("[type=submit]")?.focus();
      dialog.addEventListener("close", () => dialog.remove());
      dialog.showModal();
    } else {
      fillThanks(content, this.#form, leadsTo);
      this.#replaceForm(content);
    }
  }

  #replaceForm(words: DocumentFragment): void {
    const thanks = document.createElement("div");
    thanks.role = "status";
    thanks.tabIndex = -1;
    thanks.className = "outline-none";
    thanks.append(words);
    this.#form.hidden = true;
    this.#form.after(thanks);
    thanks.focus();
  }

  #reset(): void {
    if (!this.#fresh) return;
    const fresh = document.importNode(this.#fresh, true);
    fresh.reset();
    this.querySelector(":scope > [role=status]")?.remove();
    this.#form.replaceWith(fresh);
  }
}

function isMarked(control: Control): boolean {
  const frame = control.closest("[data-field]");
  return (
    frame !== null &&
    (frame.matches("[aria-invalid=true]") || frame.querySelector("[aria-invalid=true]") !== null)
  );
}
