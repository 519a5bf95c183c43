import type { ReactNode } from "react";
import { Form } from "react-router";
import { BaseSnapshot } from "#app/features/merge/base-snapshot.tsx";
import { toTexts } from "#app/features/merge/form-versions.ts";
import type { After } from "./after-answer.ts";

type VerdictFormProps = {
  record: object;
  /** The page of its kind with its details; this page when left out. */
  action?: string;
  /** Where to go once it is stored. */
  then: After;
  /** What its status is now, so that the answer can be taken back. */
  was?: string;
  className?: string;
  /** Buttons, each with the name and value of what it changes. */
  children: ReactNode;
};

/** One press on a request: the record as it is shown, and what the pressed button changes of it. */
export function VerdictForm({ record, action, then, was, className, children }: VerdictFormProps) {
  return (
    <Form method="post" action={action} preventScrollReset className={className ?? "contents"}>
      <BaseSnapshot base={toTexts(record)} />
      <input type="hidden" name="then" value={then} />
      {was === undefined ? null : <input type="hidden" name="was" value={was} />}
      {children}
    </Form>
  );
}
