import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltSite } from "../../../scripts/built-site.ts";
import { copyPreparedSite } from "./prepare-site.ts";

type Handler = (asked: IncomingMessage, answer: ServerResponse) => boolean;

/**
 * The built site behind a network that can be made to fail at an exact moment: one address, through which the process
 * behind it may be killed and started anew with the same data.
 */
export class WeakNetwork {
  readonly dataDir = mkdtempSync(join(tmpdir(), "agency-weak-"));
  #site: Awaited<ReturnType<typeof startBuiltSite>> | undefined;
  readonly #server = createServer((asked, answer) => this.#pass(asked, answer));
  /** What the site is spared, by returning true. */
  instead: Handler = () => false;
  /** Called when the site has answered a form, before that answer goes on; the answer is lost then. */
  onAnswer: (() => Promise<void>) | undefined;
  readonly posts: string[] = [];

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async begin(): Promise<void> {
    copyPreparedSite(this.dataDir);
    await this.start();
    await once(this.#server.listen(0, "127.0.0.1"), "listening");
  }

  async start(): Promise<void> {
    this.#site = await startBuiltSite(this.dataDir, {
      ADMIN_USERNAME: "asha",
      ADMIN_PASSWORD: "walnut-and-willow",
    });
  }

  async kill(): Promise<void> {
    await this.#site?.kill();
  }

  async end(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await this.#site?.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    // That a form was begun is only counted, and is no form.
    const isForm = asked.method === "POST" && asked.url !== "/api/Visits/Begun";
    if (isForm) this.posts.push(asked.url ?? "");
    if (this.instead(asked, answer)) return;
    const { method, url, headers } = asked;
    const inner = request(`${this.#site?.address}${url}`, { method, headers }, (response) => {
      const lose = isForm && this.onAnswer;
      if (lose) {
        this.onAnswer = undefined;
        response.resume();
        void lose().then(() => answer.destroy());
        return;
      }
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    inner.on("error", () => answer.destroy());
    asked.pipe(inner);
  }
}
