import type { ImportRow } from "#contract/import-view.ts";
import { Badge } from "#app/ui/badge.tsx";

const states = {
  new: { tone: "confirmed", word: "New" },
  known: { tone: "done", word: "There already" },
  fault: { tone: "cancelled", word: "Fault" },
} as const;

/** A preview of rows as they would be stored, with errors by column. */
export function ImportRows({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {rows.map(({ row, state, title, values, faults, note }) => (
        <li key={row} className="rounded-control border border-line bg-surface p-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-sm text-ink2">Row {row}</span>
            <Badge tone={states[state].tone}>{states[state].word}</Badge>
            {title ? <span className="min-w-0 font-semibold">{title}</span> : null}
          </div>
          {faults.length > 0 ? (
            <ul className="mt-2 grid grid-cols-1 gap-1 font-medium text-chinar">
              {faults.map(({ column, message }) => (
                <li key={`${column} ${message}`}>
                  {column ? `${column}: ` : ""}
                  {message}
                </li>
              ))}
            </ul>
          ) : null}
          {note ? <p className="mt-2 text-sm">{note}.</p> : null}
          <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {values.map(({ name, value }) => (
              <div key={name} className="flex min-w-0 gap-1.5">
                <dt className="flex-none text-ink2">{name}</dt>
                <dd className="line-clamp-2 min-w-0 break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
