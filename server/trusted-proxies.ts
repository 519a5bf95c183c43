import { BlockList, isIP } from "node:net";
import { plainAddress } from "./limits/network-of.ts";

const loopback = ["127.0.0.0/8", "::1"];

/** True for an address, a network as address/bits, or the word `loopback`. */
export function isProxyEntry(entry: string): boolean {
  if (entry === "loopback") return true;
  const [address = "", bits, ...others] = entry.split("/");
  const family = isIP(address);
  if (family === 0 || others.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

/** Returns a function that tells whether an address is one of the entries, or in one of their networks. */
export function trustedProxies(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries.flatMap((word) => (word === "loopback" ? loopback : [word]))) {
    const [written = "", bits] = entry.split("/");
    const address = plainAddress(written);
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
