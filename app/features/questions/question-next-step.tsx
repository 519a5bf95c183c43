import type { Query } from "#contract/queries.ts";
import { NextStep } from "#app/features/answers/next-step.tsx";
import { VerdictForm } from "#app/features/answers/verdict-form.tsx";
import { Button } from "#app/ui/button.tsx";

/** After a question was marked: its new state, and undo. */
export function QuestionNextStep({ query, was }: { query: Query; was: string }) {
  return (
    <div className="mb-4">
      <NextStep said={query.isAnswered ? "Answered." : "Open again."}>
        <VerdictForm record={query} then="details">
          <Button type="submit" name="isAnswered" value={was} variant="ghost" size="small">
            Undo
          </Button>
        </VerdictForm>
      </NextStep>
    </div>
  );
}
