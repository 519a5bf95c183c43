import { statusLabel } from "#contract/rules/status.ts";
import { TellLink } from "#app/features/answers/guest-links.tsx";
import { NextStep } from "#app/features/answers/next-step.tsx";
import { VerdictForm } from "#app/features/answers/verdict-form.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { requestHref } from "#app/features/navigation/request-pages.ts";
import type { UnansweredRequest } from "#app/features/answers/request-summary.ts";

/** The request that was just answered here, with the links for telling the guest, and undo. */
export function AnsweredNote({ now, was }: { now: UnansweredRequest; was: string }) {
  const { kind, record, name, phone, message = "", status } = now;
  const page = requestHref({ kind, id: record.id });
  const isQuestion = kind === "queries";
  const sentence = isQuestion ? `${name}: answered.` : `${name}: ${statusLabel(status).toLowerCase()}.`;
  return (
    <NextStep said={sentence}>
      {phone ? <TellLink phone={phone} message={message} name={name} variant="primary" /> : null}
      <LinkButton href={page} variant="outline" size="small">
        Open
      </LinkButton>
      <VerdictForm record={record} action={page} then="today">
        <Button
          type="submit"
          name={isQuestion ? "isAnswered" : "status"}
          value={was}
          variant="ghost"
          size="small"
        >
          Undo
        </Button>
      </VerdictForm>
    </NextStep>
  );
}
