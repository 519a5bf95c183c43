import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { line } from "./fields.ts";

export const authMessages = {
  signedIn: "Welcome back",
  signedOut: "You are signed out",
  confirmed: "Confirmed for ten minutes",
} as const;

export const roles = ["owner", "staff"] as const;

export const staffSchema = z.object({ username: z.string(), role: z.enum(roles) });

export type StaffMember = z.infer<typeof staffSchema>;

/** What a browser drops when somebody signs out; see decisions/062. */
export const signedOutHeaders = { "clear-site-data": '"cache"' };

/** With this header a refusal asks for `auth/confirm`; then the same call goes through. */
export const confirmHeader = { name: "needs-confirmation", value: "password" } as const;

const signedInSchema = staffSchema.extend({
  /** Somebody else chose the password, or the server made it: one's own comes first. */
  mustChangePassword: z.literal(true).optional(),
  /** What asks for the password once more (`auth/confirm`) would do so now, or within two minutes. */
  needsConfirmation: z.literal(true).optional(),
});

const typedPassword = z
  .string("Password is required")
  .min(1, "Password is required")
  .max(1000, "Password is too long");

const loginForm = z.object({
  username: line("Username is required").max(100, "Username is too long"),
  password: typedPassword,
});

export const authEndpoints = {
  login: endpoint({
    method: "POST",
    path: "auth/login",
    who: "anyone",
    summary: "Sign in; answers with the session cookie",
    body: loginForm,
    data: signedInSchema,
  }),
  logout: endpoint({
    method: "POST",
    path: "auth/logout",
    who: "anyone",
    summary: "End the session on the server",
    data: z.null(),
  }),
  session: endpoint({
    method: "GET",
    path: "auth/session",
    who: "staff",
    summary: "Who is signed in",
    data: signedInSchema,
  }),
  confirm: endpoint({
    method: "POST",
    path: "auth/confirm",
    who: "staff",
    summary:
      "Type one's password once more; calls that answered 403 with `Needs-Confirmation: password` then go through for ten minutes",
    body: z.object({ password: typedPassword }),
    data: z.null(),
  }),
} as const;
