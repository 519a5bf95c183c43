import { statusLabel } from "#contract/rules/status.ts";
import { Button } from "#app/ui/button.tsx";
import { NextStep } from "./next-step.tsx";
import { VerdictForm } from "./verdict-form.tsx";

type RequestNextStepProps = { record: { id: number; version: number; status: string }; was: string };

/** After an answer: the new status and the undo button. The links for telling the guest are below it anyway. */
export function RequestNextStep({ record, was }: RequestNextStepProps) {
  return (
    <div className="mb-4">
      <NextStep said={`${statusLabel(record.status)}.`}>
        <VerdictForm record={record} then="details">
          <Button type="submit" name="status" value={was} variant="ghost" size="small">
            Undo
          </Button>
        </VerdictForm>
      </NextStep>
    </div>
  );
}
