import { Form } from "react-router";
import type { Reminder, ReminderKind } from "#contract/reminders.ts";
import { whatsAppUrl } from "#contract/rules/phone.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { requestHref } from "#app/features/navigation/request-pages.ts";

const about: Record<ReminderKind, string> = {
  balance: "Balance due",
  arrival: "Before arrival",
  review: "After the stay",
};

/** Messages to send by WhatsApp: one tap opens the chat, another ticks the message off. */
export function ToSendList({ reminders }: { reminders: readonly Reminder[] }) {
  if (reminders.length === 0)
    return (
      <EmptyState title="Nothing to send">
        Before a balance is due, before an arrival and after a stay the message to the guest waits here.
      </EmptyState>
    );
  return (
    <ul className="grid grid-cols-1 gap-3" aria-label="Messages to send">
      {reminders.map(({ id, kind, bookingId, reference, customerName, phoneNo, text, isEmailed }) => (
        <li
          key={id}
          className="grid grid-cols-1 gap-3 rounded-panel border border-line bg-surface p-4 wrap-anywhere"
        >
          <p className="flex flex-wrap items-baseline gap-x-3">
            <TextLink href={requestHref({ kind: "bookings", id: bookingId })}>
              {customerName}, {reference}
            </TextLink>
            <span className="text-sm text-ink2">
              {about[kind]}
              {isEmailed ? ", also by e-mail" : ""}
            </span>
          </p>
          <p dir="auto" className="max-w-prose text-sm whitespace-pre-line">
            {text}
          </p>
          <Form method="post" className="flex flex-wrap gap-3">
            <input type="hidden" name="id" value={id} />
            <LinkButton href={whatsAppUrl(phoneNo, text)} target="_blank" rel="noreferrer" size="small">
              <Icon of="message-circle" />
              WhatsApp
            </LinkButton>
            <Button type="submit" variant="outline" size="small" aria-label={`Sent to ${customerName}`}>
              <Icon of="check" />
              Sent
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
