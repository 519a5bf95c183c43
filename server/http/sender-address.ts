import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { networkOf, plainAddress } from "../limits/network-of.ts";
import type { Services } from "../services.ts";
import { trustedProxies } from "../trusted-proxies.ts";
import type { Bindings } from "./visitor.ts";

const mostHops = 20;

const untrusted =
  "X-Forwarded-For comes from an address that is not among TRUSTED_PROXIES and is not believed. Behind a proxy all visitors share one limit until it is named there";

/** The network of whoever opened the connection: a visitor, or a proxy. */
export function socketNetwork({ socket }: Pick<IncomingMessage, "socket">): string {
  return networkOf(socket.remoteAddress ?? "unknown");
}

/** Returns a function that reads the network of a request's visitor. */
export function senderNetwork(services: Pick<Services, "trustedProxies" | "log">) {
  const addressOf = senderAddress(services);
  return (incoming: IncomingMessage): string => {
    const forwarded = incoming.headers["x-forwarded-for"];
    if (forwarded === undefined) return socketNetwork(incoming);
    return networkOf(addressOf({ incoming }, new Headers({ "x-forwarded-for": String(forwarded) })));
  };
}

/**
 * Returns a function that reads the visitor's address: the socket's, or from the headers of trusted proxies the
 * rightmost address that is not a trusted proxy's; what stands left of it may be forged.
 */
export function senderAddress(services: Pick<Services, "trustedProxies" | "log">) {
  const isTrusted = trustedProxies(services.trustedProxies ?? []);
  let isWarned = false;
  return (bindings: Bindings, headers: Headers): string => {
    const socketAddress = plainAddress(bindings.incoming?.socket.remoteAddress ?? "unknown");
    const forwarded = headers.get("x-forwarded-for");
    if (forwarded === null) return socketAddress;
    if (!isTrusted(socketAddress)) {
      if (!isWarned) services.log.warn({ from: networkOf(socketAddress) }, untrusted);
      isWarned = true;
      return socketAddress;
    }
    let address = socketAddress;
    for (const hop of forwarded.split(",").slice(-mostHops).toReversed()) {
      const hopAddress = addressIn(hop.trim());
      if (hopAddress === undefined) break;
      address = hopAddress;
      if (!isTrusted(hopAddress)) break;
    }
    return address;
  };
}

/** The address of one hop, some of which carry a port; undefined for anything else. */
function addressIn(hop: string): string | undefined {
  const address = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(hop)?.[1] ?? hop.replace(/^([\d.]+):\d{1,5}$/, "$1");
  return isIP(address) === 0 ? undefined : plainAddress(address);
}
