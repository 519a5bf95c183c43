import { Outlet } from "react-router";
import { ownersForms, requireOwner } from "#app/features/navigation/owners-only.ts";
import { OwnersError } from "#app/features/shell/control/owners-error.tsx";
import type { Route } from "./+types/site-layout";

const refused = "Only the owner can change what the website says.";

export const middleware: Route.MiddlewareFunction[] = [ownersForms(refused)];

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, refused);
  return null;
}

export default function SiteLayout() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <OwnersError title="Website" ownersTitle="This is the owner's" />;
}
