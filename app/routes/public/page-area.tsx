import { Outlet } from "react-router";

export { PageError as ErrorBoundary } from "#app/features/shell/public/error-page.tsx";

/** A route inside the layout for the error boundary, so that header and footer stay when a page fails. */
export default function PageArea() {
  return <Outlet />;
}
