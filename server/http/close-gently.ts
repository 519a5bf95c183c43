import type { Socket } from "node:net";
import { atFirstUse } from "#contract/rules/at-first-use.ts";
import { collector } from "../watch/collector.ts";

/** Bytes that are read before their memory is given back: V8 alone does that after a hundred million. */
const collectedAfter = 8_000_000;
const collectYoung = atFirstUse(() => collector({ type: "minor" }));
const quietInMilliseconds = 1000;
const mostInMilliseconds = 5000;

/**
 * Reads on before a connection closes after its reply, until nothing has come for a second, and for five at most: closing
 * with unread bytes would reset it, and a client that is still sending would lose the reply. Its end is sent no sooner,
 * for many clients stop with an error when they are told of it while they send.
 */
export function closeGently(socket: Socket | undefined): void {
  if (!socket || socket.destroyed) return;
  socket.destroySoon = () => {
    socket.destroySoon = () => {};
    const quiet = setTimeout(() => socket.end(), quietInMilliseconds).unref();
    setTimeout(() => socket.destroy(), mostInMilliseconds).unref();
    // Node's own reader stops when nobody takes the body.
    socket.removeAllListeners("data");
    let held = 0;
    socket.on("data", ({ byteLength }: Buffer) => {
      quiet.refresh();
      held += byteLength;
      if (held < collectedAfter) return;
      held = 0;
      collectYoung()();
    });
    socket.resume();
  };
}
