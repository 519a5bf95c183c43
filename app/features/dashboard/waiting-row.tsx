import { kinds } from "#contract/kinds.made.ts";
import { VerdictForm } from "#app/features/answers/verdict-form.tsx";
import { CallLink, WhatsAppLink } from "#app/features/answers/guest-links.tsx";
import { MomentCell } from "#app/features/lists/moment-cell.tsx";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { recordLabels } from "#contract/record-kinds.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { heldTogether } from "#app/ui/held-together.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { mailLink } from "#app/ui/mail-link.ts";
import { requestHref } from "#app/features/navigation/request-pages.ts";
import type { UnansweredRequest } from "#app/features/answers/request-summary.ts";

/** A waiting request, with the buttons and links to answer it in place. */
export function WaitingRow({ request, isBusy }: { request: UnansweredRequest; isBusy: boolean }) {
  const { kind, record, name, what, createdAt, isNew, money } = request;
  return (
    <li className="grid items-center gap-x-4 grid-cols-[minmax(0,1fr)] gap-y-2.5 border-t border-line px-4 py-3 sm:px-5 lg:grid-cols-[1fr_auto]">
      <div className="flex min-w-0 gap-3">
        <span
          aria-hidden="true"
          className="grid size-9 flex-none place-items-center rounded-full bg-dal-soft text-dal"
        >
          <Icon of={kinds[kind].icon} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <Link
              href={requestHref({ kind, id: record.id })}
              className="relative flex min-h-6 min-w-0 items-baseline gap-1.5 font-semibold hover:underline"
            >
              {isNew ? (
                <span aria-hidden="true" className="new-mark size-2.5 flex-none rounded-full bg-dal" />
              ) : null}
              <span dir="auto" className="line-clamp-2">
                {name}
              </span>
              {isNew ? <span className="sr-only"> (new)</span> : null}
            </Link>
            <span className="ms-auto flex-none text-xs text-ink3 tabular-nums">
              <span className="sr-only">{recordLabels[kind]}, </span>
              <MomentCell text={shortMoment(createdAt)} />
            </span>
          </p>
          <p className="line-clamp-2 text-sm text-ink2">{heldTogether(what)}</p>
          {money ? <p className="num text-sm font-semibold">{money}</p> : null}
        </div>
      </div>
      <div className="flex items-center gap-2 max-[18rem]:flex-wrap max-sm:gap-1.5 max-[21rem]:gap-1 max-sm:[&_.button-small:not(.button-icon)]:px-2 max-[21rem]:[&_.button-small:not(.button-icon)]:px-1 [&>.button-icon]:flex-none max-lg:*:grow max-lg:*:last:grow-0 lg:justify-end">
        <Answers request={request} isBusy={isBusy} />
      </div>
    </li>
  );
}

function Answers({ request, isBusy }: { request: UnansweredRequest; isBusy: boolean }) {
  const { kind, record, name, status, phone, email, message = "" } = request;
  const [change, value, label] =
    kind === "queries" ? ["isAnswered", "true", "Answered"] : ["status", "Accepted", "Accept"];
  return (
    <>
      <VerdictForm
        record={record}
        action={requestHref({ kind, id: record.id })}
        then="today"
        was={status}
        className="flex"
      >
        <Button
          type="submit"
          name={change}
          value={value}
          variant={kind === "queries" ? "outline" : "secondary"}
          wide
          size="small"
          busy={isBusy}
          aria-label={`${label}: ${name}`}
        >
          <Icon of="check" />
          {label}
        </Button>
      </VerdictForm>
      {phone ? <WhatsAppLink phone={phone} message={message} name={name} /> : null}
      {phone ? <CallLink phone={phone} name={name} /> : null}
      {!phone && email ? (
        <LinkButton
          href={mailLink(email, { subject: "Your question", body: message })}
          variant="outline"
          size="small"
          aria-label={`E-mail: ${name}`}
        >
          <Icon of="mail" />
          E-mail
        </LinkButton>
      ) : null}
    </>
  );
}
