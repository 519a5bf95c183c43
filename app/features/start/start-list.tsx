import { type Start, stepsOf } from "#contract/start.ts";
import { StepRow } from "./step-row.tsx";

/** The steps of the setup guide; the first open one is highlighted. */
export function StartList({ start }: { start: Start }) {
  const { done, house, hasTerms } = start;
  const steps = stepsOf(start);
  const next = steps.find((step) => !done[step]);
  return (
    <ol className="max-w-3xl divide-y divide-line rounded-panel border border-line bg-surface">
      {steps.map((step) => (
        <StepRow key={step} step={step} isDone={done[step]} isNext={step === next} {...{ house, hasTerms }} />
      ))}
    </ol>
  );
}
