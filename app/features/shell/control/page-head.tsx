import type { ReactNode } from "react";
import { HelpLink } from "./help-link.tsx";

type PageHeadProps = { title: ReactNode; search?: ReactNode; action?: ReactNode };

/** The head of a control page: title, search and main action. */
export function PageHead({ title, search, action }: PageHeadProps) {
  return (
    <div className="mb-5 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-3">
      <div className="me-auto flex min-w-0 items-center gap-1">
        <h1 tabIndex={-1} className="text-xl outline-none">
          {title}
        </h1>
        <HelpLink />
      </div>
      {search ? (
        <div className="w-full max-sm:order-3 sm:w-auto sm:max-w-86 sm:flex-1 sm:basis-60">{search}</div>
      ) : null}
      {action}
    </div>
  );
}
