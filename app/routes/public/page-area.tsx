import { Outlet } from "react-router";
import { refusalContext } from "#app/context.ts";
import { refusalPage } from "#app/reply.ts";
import type { Route } from "./+types/page-area";

export { PageError as ErrorBoundary } from "#app/features/shell/public/error-page.tsx";

/** Shows why the page's form was refused unread. Not a middleware: before it the layout has no data. */
export function loader({ context }: Route.LoaderArgs) {
  const refusal = context.get(refusalContext);
  if (refusal) throw refusalPage(refusal);
  return null;
}

/** A route inside the layout for the error boundary, so that header and footer stay when a page fails. */
export default function PageArea() {
  return <Outlet />;
}
