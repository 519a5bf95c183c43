import { Outlet } from "react-router";
import { ownersOnly } from "#app/features/navigation/owners-only.ts";
import { OwnersError } from "#app/features/shell/control/owners-error.tsx";
import type { Route } from "./+types/site-layout";

export const middleware: Route.MiddlewareFunction[] = [
  ownersOnly("Only the owner can change what the website says."),
];

// Without a loader, client-side navigation would not reach the server, and the middleware would not run.
export function loader() {
  return null;
}

export default function SiteLayout() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <OwnersError title="Website" ownersTitle="This is the owner's" />;
}
