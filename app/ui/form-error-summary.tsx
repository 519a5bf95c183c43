import { useEffect, useRef } from "react";
import { fieldId, useFormScope } from "./form-scope.tsx";
import { Icon } from "./icon.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface FormErrorSummaryProps {
  message?: string | undefined;
  /** Shown only where no field has an error. */
  otherwise?: string | undefined;
}

/**
 * Two or more errors as links to their fields. It takes the focus when errors arrive; on a page loaded without scripts
 * `autofocus` and `role="alert"` do this. A single error is shown at its field, which gets the focus, and is announced.
 * Hydration does not take the focus from a field in which somebody is already typing.
 */
export function FormErrorSummary({ otherwise, ...props }: FormErrorSummaryProps) {
  const { id, errors } = useFormScope();
  const message = props.message ?? (Object.keys(errors).length > 0 ? undefined : otherwise);
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors).filter(([, text]) => text);

  const cameWithPage = useRef(!useHydrated());
  useEffect(() => {
    const hasBegun = cameWithPage.current && document.activeElement?.matches("input, select, textarea");
    cameWithPage.current = false;
    if (hasBegun) return;
    const [first, ...others] = Object.entries(errors).filter(([, text]) => text);
    if (message === undefined && first && others.length === 0)
      document.getElementById(fieldId(id, first[0]))?.focus();
    else if (message !== undefined || first) box.current?.focus();
  }, [id, errors, message]);

  if (entries.length === 0 && message === undefined) return null;
  if (entries.length === 1 && message === undefined) {
    return (
      <p role="alert" className="sr-only">
        {entries[0]?.[1]}
      </p>
    );
  }
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // The page is the response to this form, so moving the focus to the errors is expected.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      className="rounded-control border-[1.5px] border-chinar bg-chinar-soft p-4 text-sm"
    >
      <p className="flex items-center gap-2 font-semibold text-chinar">
        <Icon of="triangle-alert" className="size-5 flex-none" />
        {message ?? "Please check these fields"}
      </p>
      {entries.length > 0 ? (
        <ul className="mt-1 ps-7">
          {entries.map(([name, text]) => (
            <li key={name}>
              <a
                href={`#${fieldId(id, name)}`}
                className="inline-flex min-h-11 items-center text-ink underline underline-offset-4"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
