import type { Socket } from "node:net";
import { lazy } from "#contract/rules/lazy.ts";
import { createCollector } from "../watch/collector.ts";

/** Bytes read between two garbage collections: V8 by itself collects only after a hundred million. */
const bytesPerCollection = 8_000_000;
const collectYoung = lazy(() => createCollector({ type: "minor" }));
const quietInMilliseconds = 1000;
const mostInMilliseconds = 5000;

/**
 * After the reply, reads on until nothing has come for a second, for five seconds at most, before it closes the
 * connection. Closing with unread bytes would reset it, and a client that is still sending would lose the reply. FIN is
 * not sent earlier, because many clients fail when they receive it while they send.
 */
export function closeGently(socket: Socket | undefined): void {
  if (!socket || socket.destroyed) return;
  socket.destroySoon = () => {
    socket.destroySoon = () => {};
    const quiet = setTimeout(() => socket.end(), quietInMilliseconds).unref();
    setTimeout(() => socket.destroy(), mostInMilliseconds).unref();
    // Node's own reader stops when nobody consumes the body.
    socket.removeAllListeners("data");
    let uncollected = 0;
    socket.on("data", ({ byteLength }: Buffer) => {
      quiet.refresh();
      uncollected += byteLength;
      if (uncollected < bytesPerCollection) return;
      uncollected = 0;
      collectYoung()();
    });
    socket.resume();
  };
}
