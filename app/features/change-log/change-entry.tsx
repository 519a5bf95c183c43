import type { Change } from "#contract/change-log.ts";
import { statusLabel } from "#contract/rules/status.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { TextLink } from "#app/ui/link.tsx";
import { changedLabels, historyHref, placeOf } from "./change-labels.ts";

/** Actions that need a preposition before the record's title. */
const phrases: Partial<Record<Change["action"], string>> = {
  "gave a new password": "gave a new password to",
  "removed the second factor": "removed the second factor of",
};

/** One change: who, what, when, and each field before and after. */
export function ChangeEntry({ change }: { change: Change }) {
  const { by, action, kind, recordId, title, at, fields } = change;
  const place = placeOf(change);
  return (
    <li className="px-5 py-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <p className="me-auto min-w-0 break-words">
          <b className="font-semibold">{by}</b> {phrases[action] ?? action}{" "}
          <span className="text-ink2">{changedLabels[kind].toLowerCase()}</span>{" "}
          {place ? <TextLink href={place}>{title || recordId}</TextLink> : title || recordId}
        </p>
        <p className="flex items-baseline gap-3 text-sm text-ink2">
          <time dateTime={at}>{shortMoment(at)}</time>
          <TextLink href={historyHref(kind, recordId)} aria-label={`History of ${title}`}>
            History
          </TextLink>
        </p>
      </div>
      {fields.length > 0 ? <Fields change={change} /> : null}
    </li>
  );
}

function Fields({ change: { action, fields } }: { change: Change }) {
  return (
    <details open={action === "changed"} className="mt-1.5 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink2">
        {fields.length === 1 ? "1 field" : `${fields.length} fields`}
      </summary>
      <dl className="grid gap-2.5">
        {fields.map(({ name, before, after }) => (
          <Field
            key={name}
            name={name}
            before={name === "Status" && action === "changed" ? statusLabel(before) : before}
            after={name === "Status" && action === "changed" ? statusLabel(after) : after}
          />
        ))}
      </dl>
    </details>
  );
}

function Field({ name, before, after }: Change["fields"][number]) {
  const isLong = before.length + after.length > 60;
  return (
    <div className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
      <dt className="font-semibold text-ink2">{name}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line">
        {before ? (
          <del className={`text-ink2 decoration-chinar ${isLong ? "mb-1.5 block" : ""}`}>
            <span className="sr-only">before: </span>
            {before}
          </del>
        ) : null}
        {before && after && !isLong ? <span aria-hidden="true"> → </span> : null}
        {after ? (
          <ins className="no-underline">
            <span className="sr-only">after: </span>
            {after}
          </ins>
        ) : null}
      </dd>
    </div>
  );
}
