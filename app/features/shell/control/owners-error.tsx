import { isRouteErrorResponse, useRouteError } from "react-router";
import { thrownMessage } from "#app/reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "./page-head.tsx";

type OwnersErrorProps = {
  /** Title of the page. */
  title: string;
  /** Title for staff who are not owners. */
  ownersTitle: string;
};

/** The error boundary of an owners' page; unexpected errors are rethrown to the site's error page. */
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
