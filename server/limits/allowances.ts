import { createHash } from "node:crypto";
import type { Allowance } from "./limits.queries.ts";
import { neighbourhoodOf, networkOf, ownerNetworkOf } from "./network-of.ts";

const minute = 60;
const hour = 60 * minute;

/** Limits on writes of visitors from one network: 30 a minute, 300 an hour. */
export function writesFrom(address: string): Allowance[] {
  const network = networkOf(address);
  return [
    { key: keyOf("writes-a-minute", network), most: 30, seconds: minute },
    { key: keyOf("writes-an-hour", network), most: 300, seconds: hour },
  ];
}

/**
 * A limit for the whole site of which a few networks cannot use up everything, nor many that are close together: the
 * `first` acts of each network and of each neighbourhood count only among `all`, the `others` of all networks together
 * are half of it at most.
 */
export type SharedAllowance = { first: Allowance[]; others: Allowance[]; all: Allowance[] };

/** Limits on visitors' requests that the whole site stores in a day; they protect the disk. */
export function storedRequests(address: string): SharedAllowance {
  const seconds = 24 * hour;
  return {
    first: [
      { key: keyOf("stored-from", ownerNetworkOf(address)), most: 10, seconds },
      { key: keyOf("stored-around", neighbourhoodOf(networkOf(address))), most: 250, seconds },
    ],
    others: [{ key: "stored-a-day-others", most: 2500, seconds }],
    all: [{ key: "stored-a-day", most: 5000, seconds }],
  };
}

/**
 * Limits on confirmations that visitors' forms send: three an hour to one address, 200 an hour for the whole site.
 * Spellings of one address, in capitals or with a `+word`, count as one.
 */
export function confirmations(recipient: string, sender: string): SharedAllowance {
  const [name = "", host = ""] = recipient.trim().toLowerCase().split("@");
  const person = `${name.split("+")[0]}@${host}`;
  const seconds = hour;
  return {
    first: [
      { key: keyOf("confirmations-from", ownerNetworkOf(sender)), most: 5, seconds },
      { key: keyOf("confirmations-around", neighbourhoodOf(networkOf(sender))), most: 20, seconds },
    ],
    others: [{ key: "confirmations-others", most: 100, seconds }],
    all: [
      { key: keyOf("confirmations-to", person), most: 3, seconds },
      { key: "confirmations", most: 200, seconds },
    ],
  };
}

/**
 * Limits on emails to staff about visitors' forms: twenty an hour about those of one network and 40 of a neighbourhood,
 * 60 about what networks send beyond them, 200 for the whole site.
 */
export function requestEmails(sender: string): SharedAllowance {
  const seconds = hour;
  return {
    first: [
      { key: keyOf("told-from", ownerNetworkOf(sender)), most: 20, seconds },
      { key: keyOf("told-around", neighbourhoodOf(networkOf(sender))), most: 40, seconds },
    ],
    others: [{ key: "told-others", most: 60, seconds }],
    all: [{ key: "told", most: 200, seconds }],
  };
}

/** The one email an hour that tells staff of forms about which they are not written to. */
export const wordOfMore: Allowance[] = [{ key: "told-of-more", most: 1, seconds: hour }];

/** Limits on wrong passwords: ten in 15 minutes for each network, account name, browser or person. */
export function triesOf(subject: { address?: string; name?: string; device?: string; staffId?: number }) {
  const { address, name, device, staffId } = subject;
  return tenTries(
    address && keyOf("tries-from", networkOf(address)),
    name && keyOf("tries-at", name.trim().toLowerCase()),
    device && keyOf("tries-by", device),
    staffId && keyOf("tries-own", String(staffId)),
  );
}

/** Limits on wrong second-factor codes, apart from passwords: ten in 15 minutes for each network, browser or person. */
export function codeTriesOf(subject: { address?: string; device?: string; staffId?: number }) {
  const { address, device, staffId } = subject;
  return tenTries(
    address && keyOf("codes-from", networkOf(address)),
    device && keyOf("codes-by", device),
    staffId && keyOf("codes-of", String(staffId)),
  );
}

function tenTries(...keys: (string | number | undefined)[]): Allowance[] {
  return keys.filter(Boolean).map((key) => ({ key: String(key), most: 10, seconds: 15 * minute }));
}

/** A hash, so that keys have one length and the table holds no address and no name. */
function keyOf(purpose: string, value: string): string {
  return `${purpose}:${createHash("sha256").update(value).digest("base64url").slice(0, 22)}`;
}
