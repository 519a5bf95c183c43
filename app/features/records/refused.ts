import { data } from "react-router";
import type { Failure } from "#contract/client.ts";

/** A refused form of a page with several: which one it was, what was typed but for passwords, and what is wrong. */
export function refused(failure: Failure, intent: string, typed: Record<string, string> = {}) {
  const kept = Object.fromEntries(Object.entries(typed).filter(([name]) => !/password/i.test(name)));
  const { message, errors, status } = failure;
  return data({ intent, message, errors, typed: kept }, { status });
}

export type Refused = {
  intent: string;
  message: string;
  errors: Record<string, string>;
  typed: Record<string, string>;
};

/** What a form shows of a refusal: nothing when another form of the page was refused. */
export function refusalOf(refusal: Refused | undefined, intent: string) {
  const own = refusal?.intent === intent ? refusal : undefined;
  const hasFields = own !== undefined && Object.keys(own.errors).length > 0;
  return { errors: own?.errors, message: hasFields ? undefined : own?.message, typed: own?.typed ?? {} };
}
