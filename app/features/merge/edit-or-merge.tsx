import type { ReactNode } from "react";
import { fitTo } from "./form-versions.ts";
import type { VersionField } from "./merge-versions.ts";
import type { Refusal } from "./refuse-change.ts";
import { TwoVersions } from "./two-versions.tsx";

/** The initial state of a record's form. */
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

/** The form of a stored record; after a conflict, the merge of both versions. */
export function EditOrMerge<Values extends object>(props: EditOrMergeProps<Values>) {
  const { stored, refusal, fields, isInDialog, children } = props;
  if (!refusal) return children({ values: stored, base: stored });
  const { theirs, message, errors } = refusal;
  const ours = fitTo(theirs ?? stored, refusal.ours);
  const base = refusal.base && fitTo(theirs ?? stored, refusal.base);
  if (theirs) return <TwoVersions {...{ theirs, ours, base, fields, message, isInDialog }} />;
  return children({ values: ours, base: base ?? stored, errors, message });
}
