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
 * The built site behind a proxy that can fail at an exact moment. The proxy keeps its address while the site's process
 * is killed and restarted with the same data.
 */
export class WeakNetwork {
  readonly dataDir = mkdtempSync(join(tmpdir(), "agency-weak-"));
  #site: Awaited<ReturnType<typeof startBuiltSite>> | undefined;
  readonly #server = createServer((asked, answer) => this.#pass(asked, answer));
  /** Handles requests instead of the site; returns true for those that it has answered. */
  instead: Handler = () => false;
  /** Called when the site has answered a form; the answer is then dropped instead of forwarded. */
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
    // The count of begun forms is a POST, but no form.
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
