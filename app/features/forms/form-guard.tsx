import { trapName } from "#contract/core/page-form.ts";

type FormGuardProps = {
  /** When the form was first given out, in milliseconds, if it comes back with a fault in it. */
  made?: string;
};

/**
 * Two fields that people never see: when the page was made, and one that only a machine fills in. Nothing is asked of
 * anybody; a form that looks sent by a machine is kept apart for staff. Off the screen by its class, out of the way of
 * keyboards, screen readers and everything that fills in forms for people.
 */
export function FormGuard({ made }: FormGuardProps) {
  // oxlint-disable-next-line react/purity -- pages of forms are made once, on the server, and that moment is meant
  const moment = made ?? String(Date.now());
  return (
    <>
      <input type="hidden" name="made" value={moment} />
      <div className="sr-only" aria-hidden="true" inert>
        <label>
          Leave this empty
          <input
            type="text"
            name={trapName}
            defaultValue=""
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-bwignore=""
            data-lpignore="true"
          />
        </label>
      </div>
    </>
  );
}
