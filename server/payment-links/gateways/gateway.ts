import type { GatewayMode } from "#contract/payment-links.ts";

/** Keys of the company's account at a gateway. */
export type Account = { mode: GatewayMode; keyId: string; secret: string };

/** What a link is asked for: `paise` are due, payable until `until`; `ownId` is no other link's. */
export type AskedLink = {
  ownId: string;
  paise: number;
  until: Date;
  about: string;
  guest: { name: string; phone: string };
};

/** A link as the gateway made it; `id` is what its events name. */
export type MadeLink = { id: string; url: string };

/** What a gateway tells of a link. `id` is the event's own, empty where it has none. */
export type GatewayEvent = {
  id: string;
  linkId: string;
  state: "Paid" | "Withdrawn" | "Expired" | "Open";
  payment?: GatewayPayment;
};

/** Money that came in, in paise, with what the gateway kept of it where it tells; the guest may have paid that on top. */
export type GatewayPayment = { number: string; paise: number; fee?: number; currency: string; at: Date };

/** What was sent to us, byte by byte, and under which headers. */
export type SignedBody = { raw: Buffer; header: (name: string) => string };

/** A company that takes payments for us by a page of its own. Failures of it are `GatewayFailure`. */
export type PaymentGateway = {
  create(account: Account, asked: AskedLink, base?: string): Promise<MadeLink>;
  /** From then on the link can no longer be paid. */
  withdraw(account: Account, linkId: string, base?: string): Promise<void>;
  /** Whether the event was signed with the secret. */
  isSigned(body: SignedBody, secret: string): boolean;
  /** Undefined for what is told of anything but a link. Throws where it cannot be read. */
  readEvent(body: SignedBody): GatewayEvent | undefined;
  /** What events are signed with where that is the account's own secret. */
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
