import type { Generated } from "kysely";
import type { GatewayMode, GatewayName, LinkState } from "#contract/payment-links.ts";

/** Accounts at payment gateways, their links, and what they told of them. */
export type GatewayTables = {
  /** One of each; at most one of them is on. Secrets are sealed (`server/sealed-text.ts`). */
  payment_gateways: {
    name: GatewayName;
    is_on: 0 | 1;
    mode: GatewayMode;
    key_id: string;
    secret: string;
    /** What events are signed with, and what they were signed with before, which counts for a while longer. */
    event_secret: string;
    former_event_secret: string | null;
    former_until: string | null;
    changed_at: string;
    version: number;
  };
  /** Links of a gateway, by the number that it gave them. */
  payment_links: {
    id: Generated<number>;
    created_at: string;
    /** One of the three: what it is for. */
    booking_id: number | null;
    package_booking_id: number | null;
    cab_booking_id: number | null;
    gateway: GatewayName;
    gateway_id: string;
    url: string;
    paise: number;
    state: LinkState;
    expires_at: Generated<string>;
  };
  /** Payments that a gateway told of, each once by its event and by its number. */
  payment_events: {
    gateway: GatewayName;
    event_id: string;
    payment_number: string;
    link_id: number;
    created_at: string;
  };
};
