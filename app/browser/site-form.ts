import { type FormSign, formSign, trapName } from "#contract/core/page-form.ts";
import { complaintOf, showComplaint } from "./field-complaints.ts";
import { inWireNames, noAnswer, postForm, type Reply, type FieldAliases } from "./post-form.ts";
import { newKey } from "./new-key.ts";
import { showToast } from "./toast.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = "input:not([type=hidden]), textarea, select";

/**
 * Sends its form to the API without leaving the page. Errors appear once a field was touched; what was typed stays
 * after any failure. On success: the dialog named by `data-opens` opens, or the part marked `data-thanks` takes the
 * form's place, or `data-leads` names the page to go on to (`{key}` is filled in from the reply), or its own dialog
 * closes with a toast. A closed dialog is a fresh form again. `data-aliases` tells the contract's own field names.
 */
export class SiteForm extends HTMLElement {
  #listening = new AbortController();
  #key: string | undefined;

  connectedCallback(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#form.noValidate = true;
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
    return [...this.#form.querySelectorAll<Control>(controls)];
  }

  /** What is sent: all but the controls that are for the page alone (`data-kept`). */
  get #fields(): FormData {
    const fields = new FormData(this.#form);
    for (const kept of this.#form.querySelectorAll<Control>("[data-kept]")) {
      fields.delete(kept.name);
    }
    return fields;
  }

  /** How it was filled in. The page's own clock is asked, for the visitor's may be wrong. */
  get #sign(): FormSign {
    const trap = this.#form.querySelector<HTMLInputElement>(`[name=${trapName}]`);
    return formSign(trap?.value ?? "", performance.now() / 1000);
  }

  #checkTouched(target: EventTarget | null): void {
    const control = target as Control;
    // Leaving one star for the next is not leaving the field.
    if (!control.name || control.type === "radio") return;
    showComplaint(control, complaintOf(control));
  }

  #recheck(target: EventTarget | null): void {
    const control = target as Control;
    this.#key = undefined;
    const frame = control.closest("[data-field]");
    const isMarked = frame?.matches("[aria-invalid=true]") || frame?.querySelector("[aria-invalid=true]");
    if (isMarked) showComplaint(control, complaintOf(control));
  }

  #onSubmit(event: SubmitEvent): void {
    // A button that only asks (free rooms) is answered by the page itself.
    if ((event.submitter as HTMLButtonElement | null)?.formNoValidate) return;
    event.preventDefault();
    const faulty = this.#controls.filter((control) => {
      const complaint = complaintOf(control);
      showComplaint(control, complaint);
      return complaint !== undefined;
    });
    if (faulty[0]) faulty[0].focus();
    else void this.#send(event.submitter);
  }

  async #send(button: HTMLElement | null): Promise<void> {
    if (this.hasAttribute("data-sending")) return;
    const calm = this.#showBusy(button);
    // The same words sent again after a broken connection are stored once.
    this.#key ??= newKey();
    const fields = inWireNames(this.#fields, this.#aliases);
    const sending = { key: this.#key, sign: this.#sign };
    const reply = await postForm(this.dataset["api"] ?? "", fields, sending, () =>
      showToast("Still sending: the network is slow here"),
    );
    calm();
    if (reply && reply.status >= 200 && reply.status < 300) this.#goOn(reply);
    else this.#complain(reply);
  }

  /** Says on the button that the form is under way; answers how to take that back. */
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

  #complain(reply: Reply | undefined): void {
    this.#say(reply?.message ?? noAnswer());
    const faulty = this.#controls.filter((control) => {
      const error = reply?.errors?.[this.#aliases[control.name] ?? control.name];
      if (error) showComplaint(control, error);
      return error !== undefined;
    });
    faulty[0]?.focus();
  }

  get #aliases(): FieldAliases {
    return JSON.parse(this.dataset["aliases"] ?? "{}") as FieldAliases;
  }

  #goOn({ message, data }: Reply): void {
    const { leads } = this.dataset;
    if (leads === undefined) this.#thank(message);
    else location.assign(leads.replace(/\{(\w+)\}/g, (_, name: string) => String(data?.[name] ?? "")));
  }

  #thank(message: string): void {
    this.#key = undefined;
    this.#say("");
    const { opens } = this.dataset;
    const thanks = this.querySelector<HTMLElement>("[data-thanks]");
    if (thanks) {
      this.#form.hidden = true;
      thanks.hidden = false;
      thanks.focus();
      return;
    }
    this.#reset();
    this.closest("dialog")?.close();
    const dialog = opens ? document.getElementById(opens) : null;
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
    else showToast(message);
  }

  #say(text: string): void {
    const place = this.querySelector<HTMLElement>("[data-said]");
    if (!place) return;
    place.textContent = text;
    place.hidden = text === "";
  }

  #reset(): void {
    const form = this.#form;
    form.reset();
    form.hidden = false;
    this.#say("");
    for (const control of this.#controls) {
      showComplaint(control, undefined);
    }
    const thanks = this.querySelector<HTMLElement>("[data-thanks]");
    if (thanks) thanks.hidden = true;
  }
}
