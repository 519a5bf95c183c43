import type { Generated } from "kysely";
import type { GatewayMode, GatewayName, LinkState } from "#contract/payment-links.ts";

/** Accounts at payment gateways, their payment links, and the events that they sent. */
export type GatewayTables = {
  /** One row for each gateway; at most one is on. Secrets are sealed (`server/sealed-text.ts`). */
  payment_gateways: {
    name: GatewayName;
    is_on: 0 | 1;
    mode: GatewayMode;
    key_id: string;
    secret: string;
    /** The secret that signs events, and the one before it, which stays valid for a while. */
    event_secret: string;
    former_event_secret: string | null;
    former_until: string | null;
    changed_at: string;
    version: number;
  };
  /** Payment links, by the number that the gateway gave them. */
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
  /** Payments that gateways reported, unique by event and by the gateway's payment number. */
  payment_events: {
    gateway: GatewayName;
    event_id: string;
    payment_number: string;
    link_id: number;
    created_at: string;
  };
};
