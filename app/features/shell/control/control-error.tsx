import { useLocation, useRouteError } from "react-router";
import { controlTitle } from "#app/features/navigation/control-titles.ts";
import { Reference } from "#app/reference.tsx";
import { thrownMessage } from "#app/reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { errorStatus, errorTitle } from "./error-title.ts";
import { PageHead } from "./page-head.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

/** The error boundary of a control page, inside the layout with the menu. */
export function ControlError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = errorStatus(error);
  const isOurs = status >= 500;
  const message = thrownMessage(error);
  return (
    <>
      <PageHead title={controlTitle(pathname) ?? "Control"} />
      <EmptyState
        title={errorTitle(error)}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            {isOurs || status === 429 ? (
              <LinkButton href={`${pathname}${search}`} target="_self" variant="outline">
                Try again
              </LinkButton>
            ) : null}
            <LinkButton href={controlPages.today} variant="outline">
              Today
            </LinkButton>
          </span>
        }
      >
        {message ?? (isOurs ? "Nothing you did. Try again in a moment." : undefined)}
      </EmptyState>
      {isOurs ? (
        <div className="mt-4 text-center">
          <Reference message={message} />
        </div>
      ) : null}
    </>
  );
}
