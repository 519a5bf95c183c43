import { Outlet } from "react-router";
import { showRefusal } from "#app/show-refusal.server.ts";

export { PageError as ErrorBoundary } from "#app/features/shell/public/error-page.tsx";

export const handle = { showsRefusal: true };
export const loader = showRefusal;

/** A route inside the layout for the error boundary, so that header and footer stay when a page fails. */
export default function PageArea() {
  return <Outlet />;
}
