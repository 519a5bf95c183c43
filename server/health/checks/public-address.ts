import { bad, good, type HealthLook, lookAt } from "../health-check.ts";

const loopback = new Set(["127.0.0.1", "[::1]", "localhost"]);

export const publicAddress: HealthLook = {
  name: "address",
  title: "Public address",
  look({ publicUrl, trustedProxies = [] }) {
    if (!publicUrl) {
      const advice = "Let whoever runs the server set PUBLIC_URL to the address that guests use.";
      return lookAt("The site does not know its public address: emails cannot link to it safely.", advice);
    }
    const { protocol, hostname } = new URL(publicUrl);
    if (protocol === "https:") {
      const proxies =
        trustedProxies.length === 0 ? "no proxy is trusted" : `trusted proxies: ${trustedProxies.join(", ")}`;
      return good(`Guests reach it encrypted at ${publicUrl}; ${proxies}.`);
    }
    if (loopback.has(hostname)) return good(`It is reached on this machine alone, at ${publicUrl}.`);
    const advice =
      "Let whoever runs the server put a proxy with https in front, and set PUBLIC_URL to its https:// address.";
    return bad(`Guests reach it at ${publicUrl}: what they type can be read on its way.`, advice);
  },
};
