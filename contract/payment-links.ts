import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { expectedVersion, rupees, shortText } from "./core/fields.ts";
import { guestKey, guestKeyQuery } from "./core/guest-key.ts";
import { statusWord } from "./rules/status.ts";

export const gatewayNames = ["Razorpay", "Cashfree"] as const;
export type GatewayName = (typeof gatewayNames)[number];

export const gatewayModes = ["live", "test"] as const;
export type GatewayMode = (typeof gatewayModes)[number];

/** `Open` can be paid; the others were paid, withdrawn by us or at the gateway, or not paid in time. */
export const linkStates = ["Open", "Paid", "Withdrawn", "Expired"] as const;
export type LinkState = (typeof linkStates)[number];

export const linkMessages = {
  opened: "Your payment page is ready",
  saved: "Payment gateway saved",
  noGateway: "Paying online is not possible here. Please pay by UPI or bank transfer",
  otherAmount: "This amount is not to be paid now. Please look at the page once more",
  silent:
    "The payment page could not be opened just now, and nothing was charged. Please pay by UPI or bank transfer, or try again in a few minutes",
  secretNeeded: "Write the secret that belongs to this key",
  eventSecretNeeded: "Write the secret that you gave the webhook at Razorpay",
} as const;

const linkSchema = z.object({
  /** Whole rupees. */
  amount: z.int(),
  /** The gateway's own page where guests pay. */
  url: z.string(),
  /** The moment until which it can be paid. */
  until: z.string(),
});

export type PaymentLink = z.output<typeof linkSchema>;

const gatewaySchema = z.object({
  /** Empty: no gateway, and guests see nothing of one. */
  gateway: z.enum(["", ...gatewayNames]),
  mode: z.enum(gatewayModes),
  keyId: z.string(),
  /** Secrets are never returned, only whether they exist. */
  hasSecret: z.boolean(),
  hasEventSecret: z.boolean(),
  /** False: this server has no key to encrypt them with. */
  isSealed: z.boolean(),
  version: z.int(),
});

export type GatewaySettings = z.output<typeof gatewaySchema>;

const keyLine = (message: string) =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.trim() : (value ?? "")),
    shortText(200, message).refine((text) => /^[\x21-\x7e]*$/.test(text), message),
  );

const gatewayForm = z
  .object({
    gateway: statusWord(["", ...gatewayNames], "Choose a gateway, or none").default(""),
    mode: statusWord(gatewayModes, "mode is live or test").default("live"),
    keyId: keyLine("Copy the key from the gateway's dashboard: letters and digits without spaces"),
    /** Empty: the stored secret stays. */
    secret: keyLine("Copy the secret from the gateway's dashboard, without spaces"),
    eventSecret: keyLine("Letters, digits and signs without spaces, please"),
    version: expectedVersion("settings", 0),
  })
  .check(({ value, issues }) => {
    if (value.gateway === "" || value.keyId !== "") return;
    const message = "Copy the key from the gateway's dashboard";
    issues.push({ code: "custom", path: ["keyId"], message, input: "" });
  });

export type GatewayForm = z.output<typeof gatewayForm>;

export const paymentLinkEndpoints = {
  ofGuest: readEndpoint("PaymentLink", "anyone", {
    summary:
      "Whether a guest can pay online, and the pages that are open for it, by the key of the confirmation link",
    query: guestKeyQuery,
    data: z.object({ gateway: z.enum(["", ...gatewayNames]), links: z.array(linkSchema) }),
    fails: ["not_found"],
  }),
  create: writeEndpoint("POST", "PaymentLink", "anyone", {
    summary:
      "Open a page of the gateway for an amount that is due; one that is open for it already is used again",
    body: z.object({ key: guestKey, amount: rupees("Write the amount in whole rupees", 1, 1_00_00_000) }),
    data: linkSchema,
    publicWrite: true,
    fails: ["not_found", "conflict", "unavailable"],
  }),
  gateway: readEndpoint("Settings/Gateway", "owner", {
    summary: "The payment gateway, without its secrets",
    data: gatewaySchema,
  }),
  saveGateway: writeEndpoint("PUT", "Settings/Gateway", "owner", {
    summary: "Choose the payment gateway and its keys; an empty secret leaves the one that is kept",
    body: gatewayForm,
    data: gatewaySchema,
    confirmed: true,
    logs: "changed",
    notedBy: "use case",
  }),
} as const;
