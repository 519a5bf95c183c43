import { type Control, isControl, isMarked, messageOf, showMessage } from "./field-messages.ts";
import { countBegun } from "./count-begun.ts";
import { fillForm } from "./fill-form.ts";
import { fillOwnPage, fillThanks } from "./fill-thanks.ts";
import { replaceForm, showBusy, takeAsTyped } from "./form-states.ts";
import { newKey } from "./new-key.ts";
import { sayFailure, takeFailureAway } from "./say-failure.ts";
import { formIn, sendForm } from "./send-form.ts";
import { showToast } from "./toast.ts";
import { announceChange, forgetRequest, type WaitingRequest } from "./waiting/waiting-store.ts";

/**
 * Sends its form to the page that answers it, without leaving this one. Messages appear once a field was touched; what
 * was typed stays after any failure. A form that the page sends back replaces this one. After success it shows the
 * `data-thanks` template; without one, it goes where the page redirects. Closing its dialog resets the form; closed while
 * it sends, the dialog opens again for the answer.
 */
export class SiteForm extends HTMLElement {
  #listening = new AbortController();
  #fresh: HTMLFormElement | undefined;
  #key: string | undefined;
  /** The keys of what waits, or came back, and goes when this form is sent or changed. */
  #former = new Set<string>();

  connectedCallback(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    if (!this.#fresh)
      this.addEventListener("input", () => countBegun(this.dataset["counted"]), { once: true });
    this.#fresh ??= document.importNode(this.#form, true);
    this.addEventListener("focusout", (event) => this.#checkTouched(event.target), { signal });
    this.addEventListener("input", (event) => this.#recheck(event.target), { signal });
    this.addEventListener("change", (event) => this.#recheck(event.target), { signal });
    this.addEventListener("submit", (event) => this.#onSubmit(event), { signal });
    this.addEventListener("change-request", (event) => this.#onChangeRequest(event), { signal });
    document.addEventListener("waiting-changed", (event) => this.#onWaitingChanged(event.detail), { signal });
    const onClosed = () => void (this.hasAttribute("data-sending") || this.#reset());
    this.#dialog?.addEventListener("close", onClosed, { signal });
  }

  disconnectedCallback(): void {
    this.#listening.abort();
  }

  get #form(): HTMLFormElement {
    const form = this.querySelector("form");
    if (!form) throw new Error("A site-form needs a form in it");
    return form;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.closest("dialog");
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
    if (this.hasAttribute("data-waits")) this.#takeBack();
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
    const showIdle = showBusy(this, button);
    // The same words sent again after a broken connection are stored once.
    this.#key ??= newKey();
    const answer = await sendForm(this.#form, this.#key, () =>
      showToast("Still sending: the network is slow here", "info"),
    );
    showIdle();
    this.toggleAttribute("data-waits", "waits" in answer && answer.waits);
    await this.#dropFormer();
    // The list of what waits tells of it.
    if (this.hasAttribute("data-waits") && this.#dialog?.open === false) return this.#reset();
    if ("leadsTo" in answer) this.#thank(answer.leadsTo);
    else if ("form" in answer) this.#showAgain(answer.form);
    else this.#say(answer.failure, button);
  }

  #say(failure: string, button: HTMLElement | null): void {
    this.#openDialog();
    sayFailure(this.#form, button, failure);
  }

  #openDialog(): void {
    if (this.#dialog?.open === false) this.#dialog.showModal();
  }

  /** What waits is no more what is in the form: it has to be sent again, and the visitor to know that. */
  #takeBack(): void {
    if (this.#key) this.#former.add(this.#key);
    this.removeAttribute("data-waits");
    takeFailureAway(this.#form);
    void this.#dropFormer();
    showToast("You changed it: please send it again");
  }

  /** What this form waits for was sent meanwhile, came back, or was thrown away. */
  #onWaitingChanged(requests: readonly WaitingRequest[]): void {
    // What is being sent again is answered there.
    if (!this.hasAttribute("data-waits") || this.hasAttribute("data-sending")) return;
    const own = requests.find(({ key }) => key === this.#key);
    if (own?.state === "waits") return;
    this.removeAttribute("data-waits");
    takeFailureAway(this.#form);
    if (own?.state === "refused") this.#showRequest(own);
    // Without thanks of its own this page is left, which is for its reader to decide: the list offers it.
    else if (own && !this.querySelector("template[data-thanks]")) this.#reset();
    else if (own?.leadsTo) {
      this.#former.add(own.key);
      void this.#dropFormer();
      this.#thank(own.leadsTo);
    }
  }

  async #dropFormer(): Promise<void> {
    if (this.#former.size === 0) return;
    await Promise.all([...this.#former].map((key) => forgetRequest(key).catch(() => {})));
    this.#former.clear();
    announceChange();
  }

  /** Shows a request that waits, or that the server sent back, for its visitor to change. */
  #onChangeRequest(event: CustomEvent<WaitingRequest>): void {
    event.preventDefault();
    this.querySelector(":scope > [role=status]")?.remove();
    this.#showRequest(event.detail);
    this.#openDialog();
    (this.#controls.find(isMarked) ?? this.#controls[0])?.focus();
  }

  #showRequest({ key, form, formId, fields }: WaitingRequest): void {
    this.#form.hidden = false;
    this.removeAttribute("data-waits");
    takeFailureAway(this.#form);
    const again = form === undefined ? null : formIn(form, formId);
    if (again) this.#putBack(again);
    else fillForm(this.#form, fields);
    this.#former.add(key);
    this.#key = undefined;
  }

  /** Shows the form with its errors; the focus goes to the first faulty field, else to the message of the whole form. */
  #showAgain(form: HTMLFormElement): void {
    this.#putBack(form);
    this.#openDialog();
    const first = this.#controls.find(isMarked) ?? form.querySelector<HTMLElement>(":scope > [role=alert]");
    first?.focus();
  }

  #putBack(form: HTMLFormElement): void {
    this.#form.replaceWith(form);
    takeAsTyped(form, this.#fresh);
  }

  #thank(leadsTo: string): void {
    this.#key = undefined;
    const words = this.querySelector<HTMLTemplateElement>("template[data-thanks]");
    if (!words) return location.assign(leadsTo);
    const content = document.importNode(words.content, true);
    const reference = content.querySelector("[data-reference]");
    if (reference) reference.textContent = new URL(leadsTo, location.href).searchParams.get("sent");
    fillOwnPage(content, leadsTo);
    const dialog = content.querySelector("dialog");
    if (words.dataset["thanks"] === "toast") {
      this.#reset();
      this.#dialog?.close();
      showToast(content.textContent);
      return;
    }
    this.#openDialog();
    if (dialog) {
      this.#reset();
      this.append(dialog);
      // It gets the focus back when the dialog closes: the pressed button was replaced with its form.
      this.#form.querySelector<HTMLElement>("[type=submit]")?.focus();
      dialog.addEventListener("close", () => dialog.remove());
      dialog.showModal();
    } else {
      fillThanks(content, this.#form, leadsTo);
      replaceForm(this.#form, content);
    }
  }

  #reset(): void {
    if (!this.#fresh) return;
    this.#key = undefined;
    this.removeAttribute("data-waits");
    const fresh = document.importNode(this.#fresh, true);
    fresh.reset();
    this.querySelector(":scope > [role=status]")?.remove();
    this.#form.replaceWith(fresh);
  }
}
