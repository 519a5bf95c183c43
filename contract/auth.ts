import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { line } from "./core/fields.ts";
import { codeField, passkeyOptions, signingCredential } from "./second-factor.ts";

export const authMessages = {
  signedIn: "Welcome back",
  signedOut: "You are signed out",
  passkeyOrRecovery: "Use your passkey, or enter a recovery code",
  cancelled: "This sign-in has ended",
  confirmed: "Confirmed for ten minutes",
} as const;

export const roles = ["owner", "staff"] as const;

export const staffSchema = z.object({ username: z.string(), role: z.enum(roles) });

export type StaffMember = z.infer<typeof staffSchema>;

/**
 * Headers of a sign-out: the browser clears its cache (decisions/062). Not WebKit: its page after that hung for more than
 * a minute (seen in WebKitGTK). What staff see is never stored anyway.
 */
export function signedOutHeaders(userAgent: string): Record<string, string> {
  const isWebKit = /AppleWebKit/.test(userAgent) && !/Chrom/.test(userAgent);
  return isWebKit ? {} : { "clear-site-data": '"cache"' };
}

/** A refusal with this header needs `auth/confirm`; afterwards the same call is accepted. */
export const confirmHeader = { name: "needs-confirmation", value: "password" } as const;

const signedInSchema = staffSchema.extend({
  /** The password was handed over or generated and must be changed first. */
  mustChangePassword: z.literal(true).optional(),
  /** Calls that need `auth/confirm` would ask for the password now, or within two minutes. */
  needsConfirmation: z.literal(true).optional(),
});

const typedPassword = z
  .string("Password is required")
  .min(1, "Password is required")
  .max(1000, "Password is too long");

const loginForm = z.object({
  username: line("Username is required").max(100, "Username is too long"),
  password: typedPassword,
  /** Of the second factor, for clients that send it together with the password. */
  code: z.preprocess((value) => (value === "" ? undefined : value), codeField.nullish()),
});

export const authEndpoints = {
  login: writeEndpoint("POST", "auth/login", "anyone", {
    summary:
      "Sign in; answers with the session cookie. 401 with `errors.code`: the password is right, and a code of the second factor is needed, here or in auth/second-step",
    body: loginForm,
    data: signedInSchema,
    fails: ["wrong_login", "second_factor_needed", "wrong_code", "too_many"],
  }),
  secondStep: writeEndpoint("POST", "auth/second-step", "anyone", {
    summary: "Sign in with a code of the app or a recovery code, within five minutes of the password",
    body: z.object({ code: codeField }),
    data: signedInSchema,
    fails: ["wrong_code", "sign_in_ended", "too_many"],
  }),
  waitingStep: readEndpoint("auth/second-step", "anyone", {
    summary: "What a sign-in with a right password waits for",
    data: z.object({ hasApp: z.boolean(), hasPasskey: z.boolean() }),
    fails: ["sign_in_ended"],
  }),
  cancelStep: writeEndpoint("DELETE", "auth/second-step", "anyone", {
    summary: "End the sign-in that waits for its second step",
    data: z.null(),
  }),
  passkeyOffer: readEndpoint("auth/passkey", "anyone", {
    summary: "Whether a passkey can sign in at this address",
    data: z.object({ isOffered: z.boolean() }),
  }),
  passkeyOptions: writeEndpoint("POST", "auth/passkey/options", "anyone", {
    summary: "What `navigator.credentials.get` is asked with",
    data: passkeyOptions,
    publicWrite: true,
    fails: ["conflict"],
  }),
  passkey: writeEndpoint("POST", "auth/passkey", "anyone", {
    summary: "Sign in with a passkey, without a name or a password, or as the second step",
    body: z.object({ credential: signingCredential }),
    data: signedInSchema,
    fails: ["wrong_passkey", "sign_in_ended", "too_many", "conflict"],
  }),
  logout: writeEndpoint("POST", "auth/logout", "anyone", {
    summary: "End the session on the server",
    data: z.null(),
  }),
  session: readEndpoint("auth/session", "staff", {
    summary: "Who is signed in",
    data: signedInSchema,
  }),
  confirm: writeEndpoint("POST", "auth/confirm", "staff", {
    summary:
      "Type one's password once more; calls that answered 403 with `Needs-Confirmation: password` then go through for ten minutes",
    body: z.object({ password: typedPassword }),
    data: z.null(),
    logs: false,
    because: "changes no record",
    fails: ["too_many"],
  }),
} as const;
