import { noticeName, trapName } from "#contract/core/page-form.ts";
import { noticeVersion } from "#contract/privacy.ts";

type FormGuardProps = {
  /** When the form was first shown, in milliseconds, if it is shown again with errors. */
  made?: string;
};

/**
 * Hidden fields: the privacy notice that the form shows, and two against spam, when the page was made and a trap that
 * only machines fill in. A suspicious form is kept apart for staff, never refused. A class moves the trap off the screen; keyboards, screen readers and autofill
 * skip it.
 */
export function FormGuard({ made }: FormGuardProps) {
  // oxlint-disable-next-line react/purity -- pages of forms are made once, on the server, and that moment is meant
  const moment = made ?? String(Date.now());
  return (
    <>
      <input type="hidden" name={noticeName} value={noticeVersion} />
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
