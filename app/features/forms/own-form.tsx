import type { ReactNode } from "react";
import { FieldError } from "#app/ui/field.tsx";
import { SendFailure } from "./send-failure.tsx";

type OwnFormProps = {
  /** Unique on the page; the form in the reply must have the same id. */
  id: string;
  /** Never stored to be sent later: what it asks for holds only now. */
  onlyNow?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A form of a guest's own page, posted to that page with and without scripts. The script keeps what was typed when there
 * is no network, says so with the number to call, and sends it later unless it is `onlyNow`.
 */
export function OwnForm({ id, onlyNow = false, className = "", children }: OwnFormProps) {
  return (
    <site-form className="block" data-only-now={onlyNow ? "" : undefined}>
      <form id={id} method="post" noValidate className={className}>
        {children}
      </form>
      <template data-messages="">
        <FieldError />
        <SendFailure />
      </template>
    </site-form>
  );
}
