import { redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import type { Route } from "./+types/logout";

/** The sidebar's Logout is a plain link, as the specification has it; the session ends on the server. */
export async function loader({ context }: Route.LoaderArgs) {
  await context.get(apiContext).auth.logout();
  throw redirect("/control/login");
}
