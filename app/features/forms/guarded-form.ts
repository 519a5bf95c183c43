import { formSign, noticeName, type PageFormSign, secondsName, trapName } from "#contract/core/page-form.ts";
import { typedFields } from "#app/reply.ts";

type Guarded = {
  typed: Record<string, string>;
  /** The form's sign for the API. */
  formSign: PageFormSign;
};

/**
 * A form with a FormGuard in it: the typed values without the guard's fields, and the sign read from these. Without
 * scripts nobody counts the seconds: one page is sent to many.
 */
export function readGuardedForm(form: FormData): Guarded {
  const { [trapName]: trap = "", [secondsName]: seconds, ...fields } = typedFields(form);
  const { [noticeName]: notice, ...typed } = fields;
  const sign = formSign(trap, seconds === undefined ? undefined : Number(seconds));
  // It becomes part of a header, and comes from the visitor.
  const version = notice?.replace(/[^\d-]/g, "").slice(0, 20);
  return { typed, formSign: version ? `${sign} ${version}` : sign };
}
