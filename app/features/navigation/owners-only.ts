import { data, type MiddlewareFunction } from "react-router";
import { apiContext } from "#app/context.ts";

/** Middleware of owners' pages: shows others the message with 403. The API calls check the role themselves, too. */
export function ownersOnly(message: string): MiddlewareFunction<Response> {
  return async ({ context }, next) => {
    const session = await context.get(apiContext).auth.session();
    if (!session.ok || session.data.role !== "owner") throw data({ message }, { status: 403 });
    return next();
  };
}
