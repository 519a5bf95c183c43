import { formSign, noticeName, type PageFormSign, secondsName, trapName } from "#contract/core/page-form.ts";
import { typedFields } from "#app/reply.ts";

type Guarded = {
  typed: Record<string, string>;
  /** The form's sign for the API. */
  formSign: PageFormSign;
  /** Values to show again when the form is refused. */
  made: string;
};

/** A form with a FormGuard in it: the typed values without the guard's fields, and the sign read from these. */
export function readGuardedForm(form: FormData, now = Date.now()): Guarded {
  const { made = "", [trapName]: trap = "", ...fields } = typedFields(form);
  const { [secondsName]: counted, [noticeName]: notice, ...typed } = fields;
  const seconds = /^\d{1,15}$/.test(made) ? (now - Number(made)) / 1000 : -1;
  const sign = formSign(trap, counted === undefined ? seconds : Number(counted));
  // It becomes part of a header, and comes from the visitor.
  const version = notice?.replace(/[^\d-]/g, "").slice(0, 20);
  return { typed, formSign: version ? `${sign} ${version}` : sign, made };
}
