import { Outlet } from "react-router";
import { controlMeta } from "#app/features/company/control-head.ts";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { errorTitle } from "#app/features/shell/control/error-title.ts";
import { showRefusal } from "#app/show-refusal.server.ts";
import type { Route } from "./+types/control-pages";

export const handle = { showsRefusal: true };
export const loader = showRefusal;

export function meta(args: Route.MetaArgs) {
  // Without an error it is undefined on the server, but null in the browser.
  return args.error ? controlMeta(errorTitle(args.error))(args) : controlPageMeta(args);
}

/** A route between layout and pages for the error boundary, so that the layout stays when a page fails. */
export default function ControlPages() {
  return <Outlet />;
}

export { ControlError as ErrorBoundary } from "#app/features/shell/control/control-error.tsx";
