import type { GatewayMode } from "#contract/payment-links.ts";

/** Keys of the company's account at a gateway. */
export type Account = { mode: GatewayMode; keyId: string; secret: string };

/** A request for a link: `paise` are due, payable until `until`; `ownId` is unique. */
export type AskedLink = {
  ownId: string;
  paise: number;
  until: Date;
  about: string;
  guest: { name: string; phone: string };
};

/** The gateway's link; its events name the `id`. */
export type MadeLink = { id: string; url: string };

/** An event of a link. `id` is the event's own, empty where it has none. */
export type GatewayEvent = {
  id: string;
  linkId: string;
  state: "Paid" | "Withdrawn" | "Expired" | "Open";
  payment?: GatewayPayment;
};

/** A payment in paise, with the gateway's fee if known; the guest may have paid the fee in addition. */
export type GatewayPayment = { number: string; paise: number; fee?: number; currency: string; at: Date };

/** The bytes of a webhook's body, and its headers. */
export type SignedBody = { raw: Buffer; header: (name: string) => string };

/** A company that takes payments on its own pages. Its failures are thrown as `GatewayFailure`. */
export type PaymentGateway = {
  create(account: Account, asked: AskedLink, base?: string): Promise<MadeLink>;
  /** Ends a link: it can no longer be paid. */
  withdraw(account: Account, linkId: string, base?: string): Promise<void>;
  /** Whether the event was signed with the secret. */
  isSigned(body: SignedBody, secret: string): boolean;
  /** Undefined for an event that is not about a link. Throws when it cannot be read. */
  readEvent(body: SignedBody): GatewayEvent | undefined;
  /** True when events are signed with the account's own secret. */
  signsWithSecret: boolean;
};

/** The gateway did not answer, or refused; `reason` is for the log and names no key. */
export class GatewayFailure extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`the payment gateway failed: ${reason}`);
    this.reason = reason;
  }
}
