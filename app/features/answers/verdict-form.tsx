import type { ReactNode } from "react";
import { Form } from "react-router";
import { BaseSnapshot } from "#app/features/merge/base-snapshot.tsx";
import { toTexts } from "#app/features/merge/form-versions.ts";
import type { AfterAnswer } from "./after-answer.ts";

type VerdictFormProps = {
  record: object;
  /** The address of its details page; this page when left out. */
  action?: string;
  /** Where to go once it is stored. */
  then: AfterAnswer;
  /** Its current status, to which undo returns. */
  was?: string;
  className?: string;
  /** Submit buttons, each with the name and value of the field it changes. */
  children: ReactNode;
};

/** One click answers a request: sends the record as shown, and the field that the pressed button changes. */
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
