import type { TypedRefusal } from "#app/reply.ts";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";

type RefusedMeanwhileProps = {
  refusal: TypedRefusal | undefined;
  /** The intents of the forms that the page has, which show their refusal themselves; `""` is "I have paid". */
  forms: readonly string[];
};

/** Why a form was refused that the page no longer has: somebody has answered since the guest opened it. */
export function RefusedMeanwhile({ refusal, forms }: RefusedMeanwhileProps) {
  if (!refusal) return null;
  const intent = refusal.typed["intent"] ?? "";
  if (forms.includes(intent)) return null;
  const words = wordsFor(intent, refusal);
  return (
    <>
      <FormErrorSummary message={words} />
      {/* For the script that sent the form, which finds no form in this page any more (app/browser/waiting/deliver.ts). */}
      <template data-failure="">{words}</template>
    </>
  );
}

function wordsFor(intent: string, { errors, message }: TypedRefusal): string {
  if (intent === "ask-to-cancel")
    return "This stay can no longer be cancelled here. Please call us if it is not as you wish";
  return Object.values(errors ?? {}).join(". ") || message;
}
