import { isRouteErrorResponse, useRouteError } from "react-router";
import { thrownMessage } from "#app/reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "./page-head.tsx";

type OwnersErrorProps = {
  /** Of the page. */
  title: string;
  /** Said to staff who are not owners. */
  ownersTitle: string;
};

/** In the place of an owner's page that cannot be shown; what nobody expected goes on to the site's error page. */
export function OwnersError({ title, ownersTitle }: OwnersErrorProps) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) throw error;
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        title={error.status === 403 ? ownersTitle : "This cannot be shown"}
        action={
          <LinkButton href="/control/account" variant="outline">
            Your account
          </LinkButton>
        }
      >
        {thrownMessage(error)}
      </EmptyState>
    </>
  );
}
