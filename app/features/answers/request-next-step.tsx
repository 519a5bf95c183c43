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
};

/** After an answer: how the request stands, and the undo button. The links for telling the guest are below it anyway. */
export function RequestNextStep({ record, said, name = "status", was }: RequestNextStepProps) {
  return (
    <div className="mb-4">
      <NextStep said={`${said}.`}>
        <VerdictForm record={record} then="details">
          <Button type="submit" name={name} value={was} variant="ghost" size="small">
            Undo
          </Button>
        </VerdictForm>
      </NextStep>
    </div>
  );
}
