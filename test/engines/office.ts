import { expect } from "@playwright/test";
import { staffLogin } from "../e2e/support/site.ts";

/** Calls of the API without a browser: what staff read and change, and what guests send. */
export class Office {
  readonly #site: string;
  #cookie = "";

  constructor(site: string) {
    this.#site = site;
  }

  /** The data of a call's reply, signed in as staff; throws the reply's message on an error. */
  async call<Data>(path: string, body?: object): Promise<Data> {
    if (!this.#cookie) await this.#signIn();
    return this.#send<Data>(path, body);
  }

  /** Waits until a search of a list finds exactly one record; returns it. */
  async arrived(list: string, words: string): Promise<Record<string, unknown>> {
    let found: Record<string, unknown>[] = [];
    const search = async () => {
      found = await this.call(`${list}?search=${encodeURIComponent(words)}`);
      return found.length;
    };
    await expect.poll(search, { message: `“${words}” in ${list}`, timeout: 20_000 }).toBe(1);
    return found[0] ?? {};
  }

  async #signIn(): Promise<void> {
    const reply = await this.#post("auth/login", staffLogin);
    this.#cookie = reply.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
  }

  async #send<Data>(path: string, body?: object): Promise<Data> {
    const headers = { cookie: this.#cookie };
    const reply = body ? await this.#post(path, body) : await fetch(`${this.#site}/api/${path}`, { headers });
    const { data, message } = (await reply.json()) as { data: Data; message: string };
    if (!reply.ok) throw new Error(`${path}: ${message}`);
    return data;
  }

  #post(path: string, body: object): Promise<Response> {
    const headers = { "content-type": "application/json", cookie: this.#cookie };
    return fetch(`${this.#site}/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  }
}
