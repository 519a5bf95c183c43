import { z } from "zod";
import { roles, staffSchema } from "./auth.ts";
import { writeEndpoint } from "./core/endpoint.ts";
import { listEndpoint, readEndpoint } from "./core/read-endpoints.ts";
import { flag, shortText } from "./core/fields.ts";
import { idData } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";
import { signInResults, signInSchema } from "./sign-ins.ts";

export const shortestPassword = 10;

export const staffMessages = {
  created: "Account added. Hand the password over in person",
  changed: "Account updated",
  passwordReset: "Password reset. Their sessions have ended",
  secondFactorRemoved: "Second factor removed. Their sessions have ended",
  passwordChanged: "Password changed. Your other sessions have ended",
  ownPasswordChosen: "This password is yours alone now",
  sessionEnded: "Session ended",
  othersEnded: "All other sessions have ended",
  lastOwner: "The company needs one owner who can sign in",
  ownPassword: "Change your own password on your account's page",
  ownSecondFactor: "Change your own second factor on your account's page",
  wrongPassword: "This is not your current password",
  nameTaken: "Somebody has this username already",
  samePassword: "Choose another one than now",
  commonPassword: "Too many people use this password, so it is tried first. Try a few words in a row",
  guessablePassword: "This is easily guessed. Try a few words in a row that nobody connects with you",
} as const;

/** An account as owners see it. */
export const accountSchema = staffSchema.extend({
  id: z.int(),
  isDisabled: z.boolean(),
  createdAt: z.string(),
  hasSecondFactor: z.boolean(),
  /** When it was last seen; null when it has no session. */
  lastUsedAt: z.string().nullable(),
});

export type Account = z.output<typeof accountSchema>;

/** A browser in which a member of staff is signed in. */
export const sessionSchema = z.object({
  key: z.string(),
  /** In words: `Firefox on Android`. */
  device: z.string(),
  address: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  isThis: z.boolean(),
});

export type StaffSession = z.output<typeof sessionSchema>;

const username = z
  .string("Username is required")
  .trim()
  .min(1, "Username is required")
  .max(40, "At most 40 characters, please")
  .regex(/^[a-z0-9][a-z0-9._-]*$/i, "Use letters, digits, dots and hyphens, without blanks");

const password = z
  .string("Password is required")
  .min(1, "Password is required")
  .min(shortestPassword, `Use at least ${shortestPassword} characters`)
  .max(1000, "Password is too long");

const role = z.enum(roles, "Choose Owner or Staff");

const optionalResult = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z.enum(signInResults, `result is ${signInResults.join(", ")}`).optional(),
);

export const staffEndpoints = {
  list: listEndpoint("Staff", "owner", {
    summary: "Accounts that can sign in, or could",
    query: listQuery(50),
    entry: accountSchema,
  }),
  create: writeEndpoint("POST", "Staff", "owner", {
    summary: "Add an account",
    body: z.object({ username, password, role }),
    data: idData,
    creates: true,
    confirmed: true,
    logs: "created",
    notedBy: "use case",
  }),
  change: writeEndpoint("PUT", "Staff/{id}", "owner", {
    summary: "Change what an account may do, or whether it can sign in; its sessions end when it cannot",
    body: z.object({ role: role.optional(), isDisabled: flag("isDisabled is true or false").optional() }),
    data: accountSchema,
    confirmed: true,
    logs: "changed",
    recordId: "path",
    fails: ["conflict"],
  }),
  resetPassword: writeEndpoint("PUT", "Staff/{id}/Password", "owner", {
    summary: "Give somebody else's account a new password; its sessions end",
    body: z.object({ password }),
    data: idData,
    confirmed: true,
    logs: "gave a new password",
    notedBy: "use case",
    fails: ["conflict"],
  }),
  removeSecondFactor: writeEndpoint("DELETE", "Staff/{id}/SecondFactor", "owner", {
    summary: "Take away somebody else's lost app, passkeys and recovery codes; their sessions end",
    data: idData,
    confirmed: true,
    logs: "removed the second factor",
    recordId: "path",
    fails: ["conflict"],
  }),
  changeOwnPassword: writeEndpoint("PUT", "Staff/OwnPassword", "staff", {
    summary: "Change one's own password; one's other sessions end",
    body: z.object({
      currentPassword: z
        .string("Current password is required")
        .min(1, "Current password is required")
        .max(1000, "Password is too long"),
      password,
    }),
    data: z.null(),
    logs: "gave a new password",
    notedBy: "use case",
    fails: ["too_many"],
  }),
  sessions: readEndpoint("Staff/Sessions", "staff", {
    summary: "Where one is signed in oneself, the latest used first",
    data: z.array(sessionSchema),
  }),
  endSession: writeEndpoint("DELETE", "Staff/Sessions", "staff", {
    summary: "End one of one's own sessions; without a key all but this one",
    query: z.object({ key: shortText(64, "key names a session").default("") }),
    data: z.null(),
    confirmed: true,
    logs: false,
    because: "one's own sessions: the security log tells of them",
    fails: ["not_found"],
  }),
  signIns: listEndpoint("Staff/SignIns", "owner", {
    summary: "Sign-ins and wrong tries of the last 400 days, the latest first",
    query: listQuery(30, { result: optionalResult }),
    entry: signInSchema,
  }),
  beginExport: writeEndpoint("POST", "Staff/Export", "staff", {
    summary: "Ask to take a list with guests' data out as a file, which is noted in the security log",
    body: z.object({ list: shortText(40, "list names what is taken out") }),
    data: z.null(),
    confirmed: true,
    logs: false,
    because: "a reading: the security log tells of it",
  }),
} as const;
