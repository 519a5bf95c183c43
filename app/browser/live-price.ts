type Price = {
  lines: { kind: string; name: string; quantity: number; nights: number; rate: number }[];
  total: number;
  /** The note on taxes beside the total. */
  taxes: string;
  isFrom?: boolean;
};

/** Debounce, in milliseconds without a change. */
const debounce = 250;

/** Seconds until a price that did not come is asked for again, where the server does not say when. */
const usualWait = 10;

/** Said while a price does not come: beside a sum of the nights alone, or in place of a sum. */
export const lateWords = {
  nights:
    "Meals, extras and taxes could not be added up just now: the sum is of the nights alone. We try again in a moment.",
  all: "The price could not be worked out just now. We try again in a moment; you can send the form without it.",
};

/** Reads the price of a form's stay from the API; `onPrice` is called when the reply to the latest query has come. */
export class LivePrice {
  readonly #onPrice: () => void;
  readonly #call: string;
  #query = "";
  #form: HTMLFormElement | undefined;
  #price: Price | undefined;
  #isLate = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `call`: the path of the API call below `/api/`; it may already have a query string. */
  constructor(onPrice: () => void, call = "Price") {
    this.#onPrice = onPrice;
    this.#call = call;
  }

  /** Whether the price that was asked for last did not come. It is asked for again by itself. */
  get isLate(): boolean {
    return this.#isLate;
  }

  /** The price, if it is known for this form and query; else requests it and returns undefined. */
  of(form: HTMLFormElement, stay: URLSearchParams): Price | undefined {
    const query = stay.toString();
    if (query === this.#query && form === this.#form) return this.#price;
    this.#form = form;
    this.#query = query;
    this.#price = undefined;
    this.#askIn(debounce);
    return undefined;
  }

  #askIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    const query = this.#query;
    this.#timer = setTimeout(() => void this.#ask(query), milliseconds);
  }

  /** One function, so that it listens once however often the price did not come. */
  #askAgain = (): void => {
    if (this.#isLate) this.#askIn(0);
  };

  async #ask(query: string): Promise<void> {
    if (!this.#form?.isConnected) return;
    const { price, wait } = await readPrice(
      `/api/${this.#call}${this.#call.includes("?") ? "&" : "?"}${query}`,
    );
    if (query !== this.#query) return;
    this.#price = price;
    this.#isLate = wait !== undefined;
    if (wait !== undefined) {
      this.#askIn(wait * 1000);
      addEventListener("online", this.#askAgain, { once: true });
    }
    this.#onPrice();
  }
}

/** `wait`: seconds after which it may be asked for again. Neither: there is no price for what is typed. */
async function readPrice(address: string): Promise<{ price?: Price; wait?: number }> {
  try {
    const response = await fetch(address, { headers: { accept: "application/json" } });
    if (response.status === 429 || response.status >= 500)
      return { wait: Number(response.headers.get("retry-after")) || usualWait };
    if (!response.ok) return {};
    const { data }: { data: Price } = await response.json();
    return { price: data };
  } catch {
    // The server asks for confirmation before it stores another price than the one that was shown.
    return { wait: usualWait };
  }
}
