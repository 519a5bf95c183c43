import { data, type MiddlewareFunction } from "react-router";
import { apiContext } from "#app/context.ts";

/** Pages of the owner; everybody else reads why. The calls themselves answer others 403 too. */
export function ownersOnly(message: string): MiddlewareFunction<Response> {
  return async ({ context }, next) => {
    const session = await context.get(apiContext).auth.session();
    if (!session.ok || session.data.role !== "owner") throw data({ message }, { status: 403 });
    return next();
  };
}
