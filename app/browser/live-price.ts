type Price = {
  lines: { kind: string; name: string; quantity: number; nights: number; rate: number }[];
  total: number;
  /** The note on taxes beside the total. */
  taxes: string;
  isFrom?: boolean;
};

/** Debounce, in milliseconds without a change. */
const debounce = 250;

/** Reads the price of a form's stay from the API; `onPrice` is called when the reply to the latest query has come. */
export class LivePrice {
  readonly #onPrice: () => void;
  readonly #call: string;
  #query = "";
  #form: HTMLFormElement | undefined;
  #price: Price | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `call`: the path of the API call below `/api/`; it may already have a query string. */
  constructor(onPrice: () => void, call = "Price") {
    this.#onPrice = onPrice;
    this.#call = call;
  }

  /** The price, if it is known for this form and query; else requests it and returns undefined. */
  of(form: HTMLFormElement, stay: URLSearchParams): Price | undefined {
    const query = stay.toString();
    if (query === this.#query && form === this.#form) return this.#price;
    this.#form = form;
    this.#query = query;
    this.#price = undefined;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#fetch(query), debounce);
    return undefined;
  }

  async #fetch(query: string): Promise<void> {
    try {
      const response = await fetch(`/api/${this.#call}${this.#call.includes("?") ? "&" : "?"}${query}`, {
        headers: { accept: "application/json" },
      });
      if (!response.ok) return;
      const { data }: { data: Price } = await response.json();
      if (query !== this.#query) return;
      this.#price = data;
      this.#onPrice();
    } catch {
      // The sum computed from the nights stays; the server asks for confirmation before it stores another price. The next
      // change retries, and so does the `online` event.
      if (query === this.#query) this.#query = "";
      addEventListener("online", this.#onPrice, { once: true });
    }
  }
}
