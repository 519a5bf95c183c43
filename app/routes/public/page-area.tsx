import { Outlet } from "react-router";

export { PageError as ErrorBoundary } from "#app/features/shell/public/error-page.tsx";

/** The page between header and footer, or what stopped it. */
export default function PageArea() {
  return <Outlet />;
}
