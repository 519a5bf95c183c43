type Told = {
  lines: { kind: string; name: string; quantity: number; nights: number; rate: number }[];
  total: number;
  /** What is said of taxes beside the total. */
  taxes: string;
  isFrom?: boolean;
};

/** Milliseconds without a change after which the price is asked for. */
const quiet = 250;

/** The API's price of the stay that a form asks for; `onTold` is called when the last one asked for has come. */
export class LivePrice {
  readonly #onTold: () => void;
  readonly #call: string;
  #asked = "";
  #form: HTMLFormElement | undefined;
  #told: Told | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `call`: the API's call that tells it, perhaps with a query of its own. */
  constructor(onTold: () => void, call = "Price") {
    this.#onTold = onTold;
    this.#call = call;
  }

  /** The price where it is known; else it is asked for, also when the server has sent the form again. */
  of(form: HTMLFormElement, stay: URLSearchParams): Told | undefined {
    const asked = stay.toString();
    if (asked === this.#asked && form === this.#form) return this.#told;
    this.#form = form;
    this.#asked = asked;
    this.#told = undefined;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(asked), quiet);
    return undefined;
  }

  async #ask(asked: string): Promise<void> {
    try {
      const response = await fetch(`/api/${this.#call}${this.#call.includes("?") ? "&" : "?"}${asked}`, {
        headers: { accept: "application/json" },
      });
      if (!response.ok) return;
      const { data }: { data: Told } = await response.json();
      if (asked !== this.#asked) return;
      this.#told = data;
      this.#onTold();
    } catch {
      // Without an answer the sum of the nights stays; the server asks before it stores another one. The next change asks
      // again, and the network once it is back.
      if (asked === this.#asked) this.#asked = "";
      addEventListener("online", this.#onTold, { once: true });
    }
  }
}
