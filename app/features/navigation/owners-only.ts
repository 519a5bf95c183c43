import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";

type Context = { context: Readonly<RouterContextProvider> };

/** Shows others than owners the message with 403. The API calls check the role themselves, too. */
export async function requireOwner({ context }: Context, message: string): Promise<void> {
  const session = await context.get(apiContext).auth.session();
  if (!session.ok || session.data.role !== "owner") throw data({ message }, { status: 403 });
}

/**
 * Middleware of owners' pages, for their forms. Pages that are read check it in a loader: what a middleware throws is
 * shown without the layout, and so without the menu.
 */
export function ownersForms(message: string): MiddlewareFunction<Response> {
  return async (args, next) => {
    if (args.request.method !== "GET") await requireOwner(args, message);
    return next();
  };
}
