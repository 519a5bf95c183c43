import type { RouterContextProvider } from "react-router";
import { refusalContext } from "./context.ts";
import { refusalPage } from "./reply.ts";

/** A layout's loader: throws why the request was refused unread. Not a middleware: before it the layout has no data. */
export function showRefusal({ context }: { context: Readonly<RouterContextProvider> }): null {
  const refusal = context.get(refusalContext);
  if (refusal) throw refusalPage(refusal);
  return null;
}
