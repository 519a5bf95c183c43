import { formSign, noticeName, type PageFormSign, secondsName, trapName } from "#contract/core/page-form.ts";
import { typedFields } from "#app/reply.ts";

type Guarded = {
  typed: Record<string, string>;
  /** The form's sign for the API. */
  formSign: PageFormSign;
};

/**
 * Reads a form that contains a FormGuard: the typed values without the guard's fields, and the sign made from these. The
 * seconds until sending are known only with scripts, because the page itself is cached for all visitors.
 */
export function readGuardedForm(form: FormData): Guarded {
  const { [trapName]: trap = "", [secondsName]: seconds, ...fields } = typedFields(form);
  const { [noticeName]: notice, ...typed } = fields;
  const sign = formSign(trap, seconds === undefined ? undefined : Number(seconds));
  // Untrusted, and sent on as part of a header.
  const version = notice?.replace(/[^\d-]/g, "").slice(0, 20);
  return { typed, formSign: version ? `${sign} ${version}` : sign };
}
