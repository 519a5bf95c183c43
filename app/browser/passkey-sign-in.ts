import { callApi } from "./call-api.ts";
import { closest } from "./closest.ts";
import { knowsPasskeys, usePasskey } from "./passkeys.ts";

/** Milliseconds after which a new challenge is requested; a challenge is valid for five minutes. */
const challengeLifetime = 4 * 60_000;

/**
 * Its button signs in with a passkey and then opens `data-to`; with `data-fill` a passkey can also be chosen in the
 * username field (conditional mediation). Hidden in browsers without passkeys.
 */
export class PasskeySignIn extends HTMLElement {
  #waiting: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.hidden = !knowsPasskeys();
    if (this.hidden) return;
    this.addEventListener("click", this.#pressed);
    if (this.dataset["fill"] !== undefined) void this.#waitInField();
  }

  disconnectedCallback(): void {
    this.#stopWaiting();
  }

  #pressed = async (event: Event): Promise<void> => {
    if (!closest(event, "button")) return;
    this.#stopWaiting();
    this.#say("");
    const options = await callApi("auth/passkey/options");
    if (!options.isOk) return this.#say(options.message);
    try {
      await this.#signIn(await usePasskey(options.data, {}));
    } catch {
      this.#say("No passkey was used. You can try again, or sign in another way.");
    }
  };

  async #waitInField(): Promise<void> {
    const canWait = await PublicKeyCredential.isConditionalMediationAvailable?.();
    const options = canWait && this.isConnected ? await callApi("auth/passkey/options") : undefined;
    if (!options?.isOk) return;
    const waiting = new AbortController();
    this.#waiting = waiting;
    this.#timer = setTimeout(() => {
      this.#stopWaiting();
      void this.#waitInField();
    }, challengeLifetime);
    try {
      const how = { mediation: "conditional", signal: waiting.signal } as const;
      const credential = await usePasskey(options.data, how);
      this.#stopWaiting();
      await this.#signIn(credential);
    } catch {
      // No passkey was chosen: the form and the button still work.
    }
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#waiting?.abort();
  }

  async #signIn(credential: unknown): Promise<void> {
    const reply = await callApi("auth/passkey", { credential });
    if (reply.isOk) location.assign(this.dataset["to"] ?? "/control/dashboard");
    else this.#say(reply.message);
  }

  #say(text: string): void {
    const place = this.querySelector("[role=status]");
    if (place) place.textContent = text;
  }
}
