import type { Socket } from "node:net";

const lingerInMilliseconds = 1000;

/**
 * Lets a connection that closes after its reply read on for a moment. Closing on bytes that nobody read would reset it,
 * and take the reply away from a client that is still sending.
 */
export function closeGently(socket: Socket | undefined): void {
  if (!socket || socket.destroyed) return;
  socket.destroySoon = () => {
    socket.end();
    socket.resume();
    setTimeout(() => socket.destroy(), lingerInMilliseconds).unref();
  };
}
