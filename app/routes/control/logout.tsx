import { redirect } from "react-router";
import { signedOutHeaders } from "#contract/auth.ts";
import { apiContext } from "#app/context.ts";
import { controlMeta, noStore } from "#app/features/company/control-head.ts";
import { Entrance } from "#app/features/staff/entrance.tsx";
import { SignOutForm } from "#app/features/staff/sign-out-form.tsx";
import type { Route } from "./+types/logout";
import { controlPages } from "#app/content/control-addresses.ts";

/**
 * The specification requires Logout to be a link. By `Sec-Fetch-Site`, it signs out when followed within the site or typed;
 * from another site, or without that header, a button asks first (protection against CSRF).
 */
export async function loader(args: Route.LoaderArgs) {
  const session = await args.context.get(apiContext).auth.session();
  if (!session.ok) throw redirect(controlPages.login);
  const site = args.request.headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return signOut(args);
  return { username: session.data.username };
}

export const action = signOut;

async function signOut({ context, request }: Pick<Route.LoaderArgs, "context" | "request">): Promise<never> {
  await context.get(apiContext).auth.logout();
  throw redirect(controlPages.login, { headers: signedOutHeaders(request.headers.get("user-agent") ?? "") });
}

export const headers = noStore;
export const meta = controlMeta("Sign out");

export default function LogoutPage({ loaderData: { username } }: Route.ComponentProps) {
  return (
    <Entrance title="Sign out?">
      <p className="text-ink2">You are signed in as {username}.</p>
      <SignOutForm />
    </Entrance>
  );
}
