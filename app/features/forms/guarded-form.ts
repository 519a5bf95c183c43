import { type FormSign, formSign, secondsName, trapName } from "#contract/core/page-form.ts";
import { typedFields } from "#app/reply.ts";

type Guarded = {
  typed: Record<string, string>;
  /** The form's sign for the API. */
  formSign: FormSign;
};

/**
 * A form with a FormGuard in it: the typed values without the guard's fields, and the sign read from these. Without
 * scripts nobody counts the seconds: one page is sent to many.
 */
export function readGuardedForm(form: FormData): Guarded {
  const { [trapName]: trap = "", [secondsName]: seconds, ...typed } = typedFields(form);
  return { typed, formSign: formSign(trap, seconds === undefined ? undefined : Number(seconds)) };
}
