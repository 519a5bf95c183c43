import type { Delivery } from "#contract/outbox.ts";
import { countOf } from "#contract/rules/text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";

/** Warns when there is no mail server, or when messages could not be delivered. */
export function DeliveryNote({ delivery }: { delivery: Delivery }) {
  const { isSetUp, failed } = delivery;
  if (!isSetUp) {
    return (
      <p className="mb-4 flex items-start gap-2.5 rounded-control bg-saffron-soft px-4 py-3 text-sm">
        <Icon of="triangle-alert" className="mt-0.5 text-saffron-text" />
        <span>
          <strong>Mail is not set up, so messages are kept here and not sent.</strong> Answer guests by
          WhatsApp or phone. Whoever runs the server can set SMTP_URL; kept messages can then be sent from
          here.
        </span>
      </p>
    );
  }
  return failed > 0 ? <FailedNote failed={failed} /> : null;
}

/** Warns of undelivered messages, with a link to them. */
export function FailedNote({ failed }: { failed: number }) {
  return (
    <p className="mb-4 flex items-start gap-2.5 rounded-control bg-chinar-soft px-4 py-3 text-sm">
      <Icon of="triangle-alert" className="mt-0.5 text-chinar" />
      <span>
        <strong>{countOf(failed, "message")} could not be delivered.</strong>{" "}
        <TextLink href="/control/messages?status=Failed">See which, and why</TextLink>
      </span>
    </p>
  );
}
