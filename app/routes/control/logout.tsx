import { Form, redirect } from "react-router";
import { signedOutHeaders } from "#contract/auth.ts";
import { apiContext } from "#app/context.ts";
import { companyOf } from "#app/features/company/company-facts.ts";
import { Entrance } from "#app/features/staff/entrance.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/logout";

/**
 * The specification has Logout as a link. Followed within the site, or typed, it signs out, and the browser says which
 * it was; from another site, or when the browser says nothing, a button asks first.
 */
export async function loader(args: Route.LoaderArgs) {
  const session = await args.context.get(apiContext).auth.session();
  if (!session.ok) throw redirect("/control/login");
  const site = args.request.headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return signOut(args);
  return { username: session.data.username };
}

export const action = signOut;

async function signOut({ context }: Pick<Route.LoaderArgs, "context">): Promise<never> {
  await context.get(apiContext).auth.logout();
  throw redirect("/control/login", { headers: signedOutHeaders });
}

export function headers() {
  return { "cache-control": "no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Sign out | ${companyOf(matches).name}` }, { name: "robots", content: "noindex" }];
}

export default function LogoutPage({ loaderData: { username } }: Route.ComponentProps) {
  return (
    <Entrance title="Sign out?">
      <p className="text-ink2">You are signed in as {username}.</p>
      <Form method="post" reloadDocument>
        <Button type="submit" wide>
          Sign out
        </Button>
      </Form>
    </Entrance>
  );
}
