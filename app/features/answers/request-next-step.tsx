import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { NextStep } from "./next-step.tsx";
import { VerdictForm } from "./verdict-form.tsx";

type RequestNextStepProps = {
  record: { id: number; version: number };
  /** How it stands now: `Accepted`. */
  said: string;
  /** The field that was changed, and its value before. */
  name?: string;
  was: string;
  /** The links for telling the guest. */
  children?: ReactNode;
};

/** After an answer: how the request stands, whom to tell, and the undo button. */
export function RequestNextStep({ record, said, name = "status", was, children }: RequestNextStepProps) {
  return (
    <div className="mb-4">
      <NextStep said={`${said}.`}>
        {children}
        <VerdictForm record={record} then="details">
          <Button type="submit" name={name} value={was} variant="ghost" size="small">
            Undo
          </Button>
        </VerdictForm>
      </NextStep>
    </div>
  );
}
