import { createHmac } from "node:crypto";
import { z } from "zod";
import { internationalDigits } from "#contract/rules/phone.ts";
import { type Account, type GatewayEvent, GatewayFailure, type PaymentGateway } from "./gateway.ts";
import { isSameSignature } from "./same-signature.ts";
import { sendJson } from "./send-json.ts";

const published = { live: "https://api.cashfree.com/pg", test: "https://sandbox.cashfree.com/pg" };
const version = "2023-08-01";
const name = z.string().min(1).max(100);

const createdLink = z.object({ link_id: name, link_url: z.url({ protocol: /^https$/ }).max(500) });

/** Amounts are rupees with two decimals, as a text or a number. */
const rupees = z
  .union([z.string().regex(/^\d{1,9}(\.\d{1,2})?$/), z.number().positive().max(1e9)])
  .transform((amount) => Math.round(Number(amount) * 100));

const event = z.object({
  type: z.string(),
  event_time: z.string().optional(),
  data: z.object({
    link_id: name.optional(),
    link_status: z.string().optional(),
    link_currency: z.string().max(10).default("INR"),
    order: z
      .object({
        order_amount: rupees,
        transaction_id: z.union([z.string().min(1).max(100), z.int()]).transform(String),
        transaction_status: z.string(),
      })
      .nullish()
      .catch(undefined),
  }),
});

const states: Record<string, GatewayEvent["state"]> = {
  PAID: "Paid",
  PARTIALLY_PAID: "Open",
  CANCELLED: "Withdrawn",
  EXPIRED: "Expired",
};

/** Payment links of Cashfree: https://www.cashfree.com/docs/api-reference/payments. */
export const cashfree: PaymentGateway = {
  signsWithSecret: true,

  async create(account, { ownId, paise, until, about, guest }, base = published[account.mode]) {
    const answer = await sendJson(`${base}/links`, signIn(account), {
      link_id: ownId,
      link_amount: paise / 100,
      link_currency: "INR",
      link_purpose: about,
      link_expiry_time: until.toISOString(),
      link_partial_payments: false,
      link_auto_reminders: false,
      link_notify: { send_sms: false, send_email: false },
      customer_details: { customer_name: guest.name, customer_phone: digitsOf(guest.phone) },
    });
    const { data } = createdLink.safeParse(answer);
    if (!data) throw new GatewayFailure("its answer names no link");
    return { id: data.link_id, url: data.link_url };
  },

  async withdraw(account, linkId, base = published[account.mode]) {
    await sendJson(`${base}/links/${encodeURIComponent(linkId)}/cancel`, signIn(account), undefined);
  },

  isSigned({ raw, header }, secret) {
    const expected = createHmac("sha256", secret).update(header("x-webhook-timestamp")).update(raw).digest();
    return isSameSignature(Buffer.from(header("x-webhook-signature"), "base64"), expected);
  },

  readEvent({ raw, header }) {
    const { type, data, event_time } = event.parse(JSON.parse(raw.toString()));
    const { link_id, link_status = "", link_currency, order } = data;
    const state = Object.hasOwn(states, link_status) ? states[link_status] : undefined;
    if (type !== "PAYMENT_LINK_EVENT" || !link_id || !state) return undefined;
    const isPaid = order?.transaction_status === "SUCCESS";
    const at = new Date(event_time ?? Number.NaN);
    return {
      id: header("x-idempotency-key"),
      linkId: link_id,
      state,
      ...(order &&
        isPaid && {
          payment: {
            number: order.transaction_id,
            paise: order.order_amount,
            currency: link_currency,
            at,
          },
        }),
    };
  },
};

function signIn({ keyId, secret }: Account) {
  return { "x-client-id": keyId, "x-client-secret": secret, "x-api-version": version };
}

/** An Indian number as ten digits, whatever its prefix; others with their country code. */
function digitsOf(phone: string): string {
  return internationalDigits(phone).replace(/^91(?=\d{10}$)/, "");
}
