import { type FormSign, formSign, secondsName, trapName } from "#contract/core/page-form.ts";
import { typedFields } from "#app/reply.ts";

type Guarded = {
  typed: Record<string, string>;
  /** The form's sign for the API. */
  formSign: FormSign;
  /** Values to show again when the form is refused. */
  made: string;
};

/** A form with a FormGuard in it: the typed values without the guard's fields, and the sign read from these. */
export function readGuardedForm(form: FormData, now = Date.now()): Guarded {
  const { made = "", [trapName]: trap = "", [secondsName]: counted, ...typed } = typedFields(form);
  const seconds = /^\d{1,15}$/.test(made) ? (now - Number(made)) / 1000 : -1;
  return { typed, formSign: formSign(trap, counted === undefined ? seconds : Number(counted)), made };
}
