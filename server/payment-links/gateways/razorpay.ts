import { createHmac } from "node:crypto";
import { z } from "zod";
import { type GatewayEvent, GatewayFailure, type PaymentGateway } from "./gateway.ts";
import { isSameSignature } from "./same-signature.ts";
import { sendJson } from "./send-json.ts";

const published = "https://api.razorpay.com/v1";
const name = z.string().min(1).max(100);

const createdLink = z.object({ id: name, short_url: z.url({ protocol: /^https$/ }).max(500) });

const paymentEntity = z.object({
  id: name,
  amount: z.int().positive(),
  currency: z.string().max(10),
  status: z.string(),
  created_at: z.int(),
  /** Tax included. If the guest pays it, `amount` includes it. */
  fee: z.int().nonnegative().nullish().catch(undefined),
});

const event = z.object({
  event: z.string(),
  payload: z.object({
    payment_link: z.object({ entity: z.object({ id: name }) }).optional(),
    payment: z.object({ entity: paymentEntity }).optional(),
  }),
});

const states: Record<string, GatewayEvent["state"]> = {
  "payment_link.paid": "Paid",
  "payment_link.partially_paid": "Open",
  "payment_link.cancelled": "Withdrawn",
  "payment_link.expired": "Expired",
};

/** Payment links of Razorpay: https://razorpay.com/docs/api/payments/payment-links. */
export const razorpay: PaymentGateway = {
  signsWithSecret: false,

  async create(account, { ownId, paise, until, about }, base = published) {
    const answer = await sendJson(`${base}/payment_links`, signIn(account), {
      amount: paise,
      currency: "INR",
      accept_partial: false,
      expire_by: Math.floor(until.getTime() / 1000),
      reference_id: ownId,
      description: about,
      notify: { sms: false, email: false },
      reminder_enable: false,
    });
    const { data } = createdLink.safeParse(answer);
    if (!data) throw new GatewayFailure("its answer names no link");
    return { id: data.id, url: data.short_url };
  },

  async withdraw(account, linkId, base = published) {
    await sendJson(`${base}/payment_links/${encodeURIComponent(linkId)}/cancel`, signIn(account), undefined);
  },

  isSigned({ raw, header }, secret) {
    const expected = createHmac("sha256", secret).update(raw).digest();
    return isSameSignature(Buffer.from(header("x-razorpay-signature"), "hex"), expected);
  },

  readEvent({ raw, header }) {
    const payload = event.parse(JSON.parse(raw.toString()));
    const state = Object.hasOwn(states, payload.event) ? states[payload.event] : undefined;
    const link = payload.payload.payment_link?.entity;
    if (!state || !link) return undefined;
    const paid = payload.payload.payment?.entity;
    const payment = paid?.status === "captured" ? paid : undefined;
    return {
      id: header("x-razorpay-event-id"),
      linkId: link.id,
      state,
      ...(payment && {
        payment: {
          number: payment.id,
          paise: payment.amount,
          ...(payment.fee && { fee: payment.fee }),
          currency: payment.currency,
          at: new Date(payment.created_at * 1000),
        },
      }),
    };
  },
};

function signIn({ keyId, secret }: { keyId: string; secret: string }) {
  return { authorization: `Basic ${Buffer.from(`${keyId}:${secret}`).toString("base64")}` };
}
