import type { Socket } from "node:net";

const lingerInMilliseconds = 1000;

/**
 * Reads on for a moment before a connection closes after its reply: closing with unread bytes would reset it, and a
 * client that is still sending would lose the reply.
 */
export function closeGently(socket: Socket | undefined): void {
  if (!socket || socket.destroyed) return;
  socket.destroySoon = () => {
    socket.end();
    socket.resume();
    setTimeout(() => socket.destroy(), lingerInMilliseconds).unref();
  };
}
