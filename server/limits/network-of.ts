import { isIP } from "node:net";

/**
 * The network by which an address is limited: an IPv4 address itself, in any spelling; of an IPv6 address its /64,
 * because its owner can use all 2⁶⁴ addresses in it. Anything else is returned unchanged.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(":")}::/64` : plain;
}

/**
 * The network of one owner: an IPv4 address, or of an IPv6 address its /48, which is what a provider gives to one
 * customer at most. For limits on what honest visitors do a few times a day.
 */
export function ownerNetworkOf(address: string): string {
  const network = networkOf(address);
  return network.endsWith("/64") ? `${network.split(":").slice(0, 3).join(":")}::/48` : network;
}

/**
 * The neighbourhood of a network: of an IPv4 address its /16, of an IPv6 network its /32. Many networks of one owner are
 * in few of them. Anything else is one by itself.
 */
export function neighbourhoodOf(network: string): string {
  if (network.endsWith("/64")) return `${network.split(":").slice(0, 2).join(":")}::/32`;
  return isIP(network) === 4 ? `${network.split(".").slice(0, 2).join(".")}.0.0/16` : network;
}

/** The canonical spelling of an address: lower case, shortened, IPv4-mapped IPv6 as IPv4, without a zone id. */
export function plainAddress(address: string): string {
  const [bare = ""] = address.split("%");
  if (isIP(bare) !== 6) return bare;
  const plain = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const groups = groupsOf(plain);
  if (groups.slice(0, 5).some((group) => group !== "0") || groups[5] !== "ffff") return plain;
  const bytes = groups.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return bytes.join(".");
}

/** The eight groups of an IPv6 address as `URL` spells it. */
function groupsOf(address: string): string[] {
  const [before = "", after] = address.split("::");
  const start = before.split(":").filter(Boolean);
  const end = after?.split(":").filter(Boolean) ?? [];
  return [...start, ...Array<string>(8 - start.length - end.length).fill("0"), ...end];
}
