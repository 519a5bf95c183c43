import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { line } from "./fields.ts";

export const authMessages = {
  signedIn: "Welcome back",
  signedOut: "You are signed out",
} as const;

export const roles = ["owner", "staff"] as const;

export const staffSchema = z.object({ username: z.string(), role: z.enum(roles) });

export type StaffMember = z.infer<typeof staffSchema>;

const loginForm = z.object({
  username: line("Username is required").max(100, "Username is too long"),
  password: z.string("Password is required").min(1, "Password is required").max(1000, "Password is too long"),
});

export const authEndpoints = {
  login: endpoint({
    method: "POST",
    path: "auth/login",
    who: "anyone",
    summary: "Sign in; answers with the session cookie",
    body: loginForm,
    data: staffSchema,
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
    data: staffSchema,
  }),
} as const;
