import type { ReactNode } from "react";
import { fitTo } from "./form-versions.ts";
import type { VersionField } from "./merge-versions.ts";
import type { Refusal } from "./refuse-change.ts";
import { TwoVersions } from "./two-versions.tsx";

/** What the form of a stored record starts from. */
export type EditForm<Values> = {
  values: Values;
  /** The record as it was when the form was opened. */
  base: Values;
  errors?: Record<string, string>;
  message?: string;
};

type EditOrMergeProps<Values> = {
  /** The record as its form starts. */
  stored: Values;
  refusal: Refusal<Values> | undefined;
  fields: readonly VersionField<Values>[];
  isInDialog?: boolean;
  children: (form: EditForm<Values>) => ReactNode;
};

/** The form of a stored record; when somebody else was quicker, both versions to choose from. */
export function EditOrMerge<Values extends object>(props: EditOrMergeProps<Values>) {
  const { stored, refusal, fields, isInDialog, children } = props;
  if (!refusal) return children({ values: stored, base: stored });
  const { theirs, message, errors } = refusal;
  const ours = fitTo(theirs ?? stored, refusal.ours);
  const base = refusal.base && fitTo(theirs ?? stored, refusal.base);
  if (theirs) return <TwoVersions {...{ theirs, ours, base, fields, message, isInDialog }} />;
  return children({ values: ours, base: base ?? stored, errors, message });
}
