import { noticeName, trapName } from "#contract/core/page-form.ts";
import { noticeVersion } from "#contract/privacy.ts";

/**
 * Hidden fields: the version of the privacy notice, and a honeypot against spam. Suspicious forms are listed separately
 * for staff, never refused. A class moves the honeypot off the screen; keyboards, screen readers and autofill skip it.
 */
export function FormGuard() {
  return (
    <>
      <input type="hidden" name={noticeName} value={noticeVersion} />
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
