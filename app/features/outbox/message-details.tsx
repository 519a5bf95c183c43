import { mailLink } from "#app/ui/mail-link.ts";
import { Form, useNavigation } from "react-router";
import { type Notification, outboxMessages } from "#contract/outbox.ts";
import { countOf } from "#contract/rules/text.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { DetailsDialog } from "#app/features/records/details-dialog.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { type Fact, Facts } from "#app/ui/facts.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { MessageStatusBadge } from "./message-status-badge.tsx";
import { recipientOf } from "./recipient-of.ts";

type MessageDetailsProps = {
  message: Notification;
  /** The list without the dialog. */
  closeHref: string;
  /** A mail server is configured. */
  isSetUp: boolean;
  /** Why sending it again failed. */
  refusal: string | undefined;
};

/** The dialog of a message: its text, delivery status, and a button to send it again. */
export function MessageDetails({ message, closeHref, ...rest }: MessageDetailsProps) {
  return (
    <DetailsDialog
      title={message.subject}
      above={<MessageStatusBadge status={message.status} />}
      closeHref={closeHref}
    >
      <MessageBody message={message} {...rest} />
    </DetailsDialog>
  );
}

function MessageBody({ message, isSetUp, refusal }: Omit<MessageDetailsProps, "closeHref">) {
  const isSending = useNavigation().state !== "idle";
  const { status, text, subject, recipient, audience, lastError } = message;
  const mail = mailLink(recipient, { subject, body: text });
  const isWithdrawn = lastError === outboxMessages.withdrawn;
  const canSend = isSetUp && !isWithdrawn && (status === "Failed" || status === "Kept");
  return (
    <div className="grid gap-5">
      {refusal ? <FormErrorSummary message={refusal} /> : null}
      <Facts facts={factsOf(message)} />
      <p className="rounded-control border border-line bg-raised p-4 text-sm break-words whitespace-pre-line">
        {text}
      </p>
      <div className="flex flex-wrap justify-end gap-2.5">
        {status !== "Sent" && !isWithdrawn && audience === "guest" ? (
          <LinkButton href={mail} variant="outline">
            Send it from my own mail
          </LinkButton>
        ) : null}
        {canSend ? (
          <Form method="post">
            <input type="hidden" name="id" value={message.id} />
            <Button type="submit" busy={isSending}>
              {status === "Failed" ? "Try again" : "Send now"}
            </Button>
          </Form>
        ) : null}
      </div>
    </div>
  );
}

function factsOf(message: Notification): Fact[] {
  const { attempts, lastError, nextAttemptAt, sentAt, createdAt, reference } = message;
  return [
    ["To", recipientOf(message), "wide"],
    ["About", reference || message.kind],
    ["Written", shortMoment(createdAt)],
    ["Sent", sentAt === null ? "Not yet" : shortMoment(sentAt)],
    ...(attempts > 0 ? ([["Tried", countOf(attempts, "time")]] as const) : []),
    ...(nextAttemptAt ? ([["Tried next", shortMoment(nextAttemptAt)]] as const) : []),
    ...(lastError ? ([["Why it failed", lastError, "wide"]] as const) : []),
  ];
}
