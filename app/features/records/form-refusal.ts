import { data } from "react-router";
import type { Failure } from "#contract/client.ts";

/** The refusal of one of several forms: its intent, the typed values without passwords, and the errors. */
export function refuseForm(failure: Failure, intent: string, typed: Record<string, string> = {}) {
  const shown = Object.fromEntries(Object.entries(typed).filter(([name]) => !/password/i.test(name)));
  const { message, errors, status } = failure;
  return data({ intent, message, errors, typed: shown }, { status });
}

export type FormRefusal = {
  intent: string;
  message: string;
  errors: Record<string, string>;
  typed: Record<string, string>;
};

/** The part of a refusal that concerns the form with this intent; empty when another form was refused. */
export function refusalOf(refusal: FormRefusal | undefined, intent: string) {
  const ownRefusal = refusal?.intent === intent ? refusal : undefined;
  const hasFields = ownRefusal !== undefined && Object.keys(ownRefusal.errors).length > 0;
  return {
    errors: ownRefusal?.errors,
    message: hasFields ? undefined : ownRefusal?.message,
    typed: ownRefusal?.typed ?? {},
  };
}
