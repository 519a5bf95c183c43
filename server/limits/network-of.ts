import { isIP } from "node:net";

/**
 * Whom an address belongs to, for limits: an IPv4 address to itself, however it is written; an IPv6 address to its
 * network of 64 bits, for whoever has one has all 2⁶⁴ of it. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(":")}::/64` : plain;
}

/** An address in its one spelling: lower case, shortened, IPv4 within IPv6 as IPv4, without the name of an interface. */
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
