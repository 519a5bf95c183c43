import { type Control, isControl, isMarked, messageOf, showMessage } from "./field-messages.ts";
import { reportBegunForm } from "./report-begun-form.ts";
import { fillControls, fillForm } from "./fill-form.ts";
import { fillReference, fillThanks } from "./fill-thanks.ts";
import { alertIn, openAround, replaceForm, showBusy, resetDefaults, unfilledCopy } from "./form-states.ts";
import { leadTo } from "./lead-to.ts";
import { newKey } from "./new-key.ts";
import { sayFailure, takeFailureAway } from "./say-failure.ts";
import { fieldsOf, formIn, namesOfEdited, sendForm } from "./send-form.ts";
import { showToast } from "./toast.ts";
import { announceChange, forgetRequest, type WaitingRequest } from "./waiting/waiting-store.ts";

/**
 * Posts its form to its page without leaving this one. Validation messages appear once a field was left; typed values
 * survive every failure. A form that the page sends back replaces this one. After success it shows the `data-thanks`
 * template; without one, it follows the page's redirect. Closing its dialog resets the form; if the dialog is closed while
 * the request is running, it opens again for the answer.
 */
export class SiteForm extends HTMLElement {
  #listening = new AbortController();
  #fresh: HTMLFormElement | undefined;
  #key: string | undefined;
  /** Idempotency keys of stored requests that this form replaces: they are deleted once it is sent or changed. */
  #replacedKeys = new Set<string>();

  connectedCallback(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    if (!this.#fresh)
      this.addEventListener("input", () => reportBegunForm(this.dataset["counted"]), { once: true });
    this.#fresh ??= unfilledCopy(this.#form);
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
    // Focus that moves between the radio buttons of a group (stars) does not leave the field.
    if (!isControl(control) || !control.name || control.type === "radio") return;
    // A message would shift what is being pressed; submitting checks all fields anyway.
    if (this.querySelector(":is(a, button, summary, label:has(input)):active")) return;
    showMessage(control, messageOf(control));
  }

  #recheck(control: EventTarget | null): void {
    if (this.hasAttribute("data-waits")) this.#withdraw(this.#key);
    this.#key = undefined;
    if (isControl(control) && isMarked(control)) showMessage(control, messageOf(control));
  }

  #onSubmit(event: SubmitEvent): void {
    // A `formnovalidate` button only queries (free rooms): the browser submits it as usual.
    if (event.submitter?.hasAttribute("formnovalidate")) return;
    event.preventDefault();
    const invalid = this.#controls.filter((control) => {
      const message = messageOf(control);
      if (message || isMarked(control)) showMessage(control, message);
      return message !== undefined;
    });
    if (invalid[0]) invalid[0].focus();
    else void this.#send(event.submitter);
  }

  async #send(button: HTMLElement | null): Promise<void> {
    if (this.hasAttribute("data-sending")) return;
    takeFailureAway(this.#form);
    alertIn(this.#form)?.remove();
    const showIdle = showBusy(this, button);
    // The key stays until the form is changed: resent after a lost connection, it is stored once.
    const [key, sent] = [(this.#key ??= newKey()), fieldsOf(this.#form)];
    const onSlow = () => showToast("Still sending: the network is slow here", "info");
    const answer = await sendForm(this.#form, key, onSlow);
    showIdle("leadsTo" in answer && !this.querySelector("template[data-thanks]"));
    this.toggleAttribute("data-waits", "waits" in answer && answer.waits);
    await this.#deleteReplaced();
    // The list of waiting requests shows it instead.
    if (this.hasAttribute("data-waits") && this.#dialog?.open === false) return this.#reset();
    if (this.hasAttribute("data-waits") && this.#key !== key) this.#withdraw(key);
    else if ("leadsTo" in answer) this.#thank(answer.leadsTo);
    else if ("form" in answer) this.#showAgain(answer.form, sent);
    else this.#showFailure(answer.failure, button);
  }

  #showFailure(failure: string, button: HTMLElement | null): void {
    openAround(this);
    sayFailure(this.#form, button, failure);
  }

  /** The form was edited since its waiting request was sent: withdraws it and tells the visitor to send it again. */
  #withdraw(key: string | undefined): void {
    if (key) this.#replacedKeys.add(key);
    this.removeAttribute("data-waits");
    takeFailureAway(this.#form);
    void this.#deleteReplaced();
    showToast("You changed it: please send it again");
  }

  /** This form's waiting request was sent meanwhile, was refused, or was thrown away. */
  #onWaitingChanged(requests: readonly WaitingRequest[]): void {
    // While it is being sent again, `#send` handles the answer.
    if (!this.hasAttribute("data-waits") || this.hasAttribute("data-sending")) return;
    const request = requests.find(({ key }) => key === this.#key);
    if (request?.state === "waits") return;
    this.removeAttribute("data-waits");
    takeFailureAway(this.#form);
    if (request?.state === "refused") this.#showRequest(request);
    // Without a thanks template the answer is on another page: the list of waiting requests offers a link to it.
    else if (request && !this.querySelector("template[data-thanks]")) this.#reset();
    else if (request?.leadsTo) {
      this.#replacedKeys.add(request.key);
      void this.#deleteReplaced();
      this.#thank(request.leadsTo);
    }
  }

  async #deleteReplaced(): Promise<void> {
    if (this.#replacedKeys.size === 0) return;
    await Promise.all([...this.#replacedKeys].map((key) => forgetRequest(key).catch(() => {})));
    this.#replacedKeys.clear();
    announceChange();
  }

  /** Puts a waiting or refused request into the form, for the visitor to change. */
  #onChangeRequest(event: CustomEvent<WaitingRequest>): void {
    event.preventDefault();
    this.querySelector(":scope > [role=status]")?.remove();
    this.#showRequest(event.detail);
    openAround(this);
    (this.#controls.find(isMarked) ?? this.#controls[0])?.focus();
  }

  #showRequest({ key, form, formId, fields }: WaitingRequest): void {
    this.#form.hidden = false;
    this.removeAttribute("data-waits");
    takeFailureAway(this.#form);
    const again = form === undefined ? null : formIn(form, formId);
    if (again) this.#putBack(again);
    else fillForm(this.#form, fields);
    this.#replacedKeys.add(key);
    this.#key = undefined;
  }

  /** Shows the form with its errors and edits since `sent`; focuses the first invalid field, else the form's message. */
  #showAgain(form: HTMLFormElement, sent: URLSearchParams): void {
    const typed = fieldsOf(this.#form);
    this.#putBack(form);
    fillControls(form, typed, namesOfEdited(sent, typed));
    openAround(this);
    (this.#controls.find(isMarked) ?? alertIn(form))?.focus();
  }

  #putBack(form: HTMLFormElement): void {
    this.#form.replaceWith(form);
    resetDefaults(form, this.#fresh);
  }

  #thank(leadsTo: string): void {
    const words = this.querySelector<HTMLTemplateElement>("template[data-thanks]");
    // The key stays: pressed again while the next page is loading, the form is stored once.
    if (!words) return leadTo(leadsTo);
    this.#key = undefined;
    const content = document.importNode(words.content, true);
    fillReference(content, leadsTo);
    const dialog = content.querySelector("dialog");
    if (words.dataset["thanks"] === "toast") {
      this.#reset();
      this.#dialog?.close();
      return void showToast(content.textContent);
    }
    openAround(this);
    if (dialog) {
      this.#reset();
      this.append(dialog);
      // A closing dialog returns the focus to what had it before; the pressed button was replaced with its form.
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
