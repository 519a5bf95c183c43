import { type FormSign, formSign, secondsName, trapName } from "#contract/core/page-form.ts";
import { typedFields } from "#app/reply.ts";

type Guarded = {
  typed: Record<string, string>;
  /** How it was filled in, for the API. */
  formSign: FormSign;
  /** Goes back into the form when it is shown again. */
  made: string;
};

/** A form with a FormGuard in it: what was typed, without the guard's own fields, and what they say. */
export function readGuardedForm(form: FormData, now = Date.now()): Guarded {
  const { made = "", [trapName]: trap = "", [secondsName]: counted, ...typed } = typedFields(form);
  const seconds = /^\d{1,15}$/.test(made) ? (now - Number(made)) / 1000 : -1;
  return { typed, formSign: formSign(trap, counted === undefined ? seconds : Number(counted)), made };
}
