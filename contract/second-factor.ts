import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { line } from "./core/fields.ts";
import { idData } from "./core/ids.ts";

export const secondFactorMessages = {
  appOn: "The app is set up. From now on signing in asks for its code",
  appOff: "The app is no longer asked for",
  newCodes: "These are your new recovery codes. The old ones work no longer",
  passkeyAdded: "Passkey added",
  passkeyRemoved: "Passkey removed",
  confirm: "Enter your password, or a code from your app",
  wrongConfirmation: "This is neither your password nor a valid code",
  wrongAppCode: "This is not the code that the app shows now",
  setupEnded: "Setting the app up took too long. Please start again",
  appIsOn: "The app is set up already. Turn it off first",
  noFactor: "Set up an app or a passkey first",
  tooManyPasskeys: "You have twenty passkeys. Remove one that you no longer use first",
  passkeyRefused: "This passkey could not be added. Please try again",
  adviceDeclined: "You find it under Your Account when you want it",
} as const;

/** How many recovery codes somebody gets at once. */
export const recoveryCodeCount = 10;

export const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** True when a service copies it to the person's other devices. */
  isSynced: z.boolean(),
});

export type Passkey = z.output<typeof passkeySchema>;

const statusSchema = z.object({
  /** Since when the app is set up; null when it is not. */
  appSince: z.string().nullable(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkeySchema),
  /** Why no passkey can be added at this address; null when one can. */
  passkeysUnavailable: z.string().nullable(),
});

export type SecondFactorStatus = z.output<typeof statusSchema>;

/** The secret of a new app, and the `otpauth:` URL for its QR code. */
const appSetup = z.object({ secret: z.string(), address: z.string() });

export type AppSetup = z.output<typeof appSetup>;

const recoveryCodes = z.array(z.string()).nullable();

const confirmation = z
  .string(secondFactorMessages.confirm)
  .min(1, secondFactorMessages.confirm)
  .max(1000, "This is too long");
const confirmed = z.object({ confirmation });

/** A code as people type it, with blanks or hyphens or without. */
export const codeField = z
  .string("Code is required")
  .trim()
  .min(1, "Code is required")
  .max(40, "This is not a code");

const base64url = (longest: number) =>
  z
    .string("This is not what a passkey answers")
    .min(1, "This is not what a passkey answers")
    .max(longest, "This is not what a passkey answers")
    .regex(/^[\w-]+$/, "This is not what a passkey answers");

const credential = z.object({
  id: base64url(2000),
  rawId: base64url(2000),
  type: z.literal("public-key", "This is not what a passkey answers"),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).nullish().catch(null),
});

const transports = z.array(z.string().max(30)).max(10);

/** `PublicKeyCredential.toJSON()` of a new passkey. */
export const newCredential = credential.extend({
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    transports: transports.optional().catch(undefined),
  }),
});

/** `PublicKeyCredential.toJSON()` of a passkey that signs in. */
export const signingCredential = credential.extend({
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: base64url(200),
  }),
});

export type NewCredential = z.output<typeof newCredential>;
export type SigningCredential = z.output<typeof signingCredential>;

/** WebAuthn's options in their JSON form. */
export const passkeyOptions = z.record(z.string(), z.unknown());

const inSecurityLog = { logs: false, because: "one's own sign-in: the security log tells of it" } as const;

export const secondFactorEndpoints = {
  status: readEndpoint("Staff/SecondFactor", "staff", {
    summary: "What one's own sign-in asks for beside the password",
    data: statusSchema,
  }),
  advice: readEndpoint("Staff/SecondFactor/Advice", "staff", {
    summary: "Whether a second factor should be recommended to this person now",
    data: z.object({ isDue: z.boolean() }),
  }),
  declineAdvice: writeEndpoint("POST", "Staff/SecondFactor/Advice", "staff", {
    summary: "Never recommend it to this person again",
    data: z.null(),
    logs: false,
    because: "puts a hint away, for oneself alone",
  }),
  beginApp: writeEndpoint("POST", "Staff/SecondFactor/App", "staff", {
    summary: "Begin to set up an app that shows codes (TOTP)",
    data: appSetup,
    confirmed: true,
    logs: false,
    because: "asks for nothing until it is confirmed",
    fails: ["conflict"],
  }),
  waitingApp: readEndpoint("Staff/SecondFactor/App", "staff", {
    summary: "The app that is being set up, until it is confirmed or a quarter of an hour is over",
    data: appSetup,
    fails: ["not_found"],
  }),
  confirmApp: writeEndpoint("PUT", "Staff/SecondFactor/App", "staff", {
    summary: "Ask for the app's codes from now on; answers the recovery codes when these are the first",
    body: z.object({ code: codeField }),
    data: z.object({ recoveryCodes }),
    ...inSecurityLog,
    fails: ["not_found", "conflict"],
  }),
  removeApp: writeEndpoint("POST", "Staff/SecondFactor/App/Remove", "staff", {
    summary: "Ask for the app's codes no longer; `confirmation` is the password or a code",
    body: confirmed,
    data: z.null(),
    ...inSecurityLog,
    fails: ["not_found", "too_many"],
  }),
  newRecoveryCodes: writeEndpoint("POST", "Staff/SecondFactor/RecoveryCodes", "staff", {
    summary: "Ten new recovery codes, shown this once; the old ones end",
    body: confirmed,
    data: z.object({ recoveryCodes }),
    ...inSecurityLog,
    fails: ["conflict", "too_many"],
  }),
  passkeyOptions: writeEndpoint("POST", "Staff/Passkeys/Options", "staff", {
    summary: "What `navigator.credentials.create` is asked with",
    data: passkeyOptions,
    confirmed: true,
    logs: false,
    because: "keeps nothing but a challenge",
    fails: ["conflict"],
  }),
  addPasskey: writeEndpoint("POST", "Staff/Passkeys", "staff", {
    summary: "Keep the passkey that the browser made; answers the recovery codes when these are the first",
    body: z.object({
      name: line("Name is required").max(60, "At most 60 characters, please"),
      credential: newCredential,
    }),
    data: idData.extend({ recoveryCodes }),
    ...inSecurityLog,
    fails: ["conflict"],
  }),
  removePasskey: writeEndpoint("POST", "Staff/Passkeys/{id}/Remove", "staff", {
    summary: "Forget one of one's own passkeys; `confirmation` is the password or a code",
    body: confirmed,
    data: z.null(),
    ...inSecurityLog,
    fails: ["too_many"],
  }),
} as const;
