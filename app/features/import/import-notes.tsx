import type { Import } from "#contract/import-view.ts";
import { notTaken } from "#contract/rules/import-fields.ts";

/** Names the columns that rows lack, because a heading of theirs is not in the file. */
export function LackingColumns({ page, headings }: Pick<Import, "page" | "headings">) {
  const named = page.flatMap(({ faults }) => faults.map(({ column }) => column));
  const lacking = [...new Set(named)].filter((column) => column !== "" && !headings.includes(column));
  if (lacking.length === 0) return null;
  return (
    <p className="mb-3 max-w-[68ch]">
      Not in the file, or not found there: {lacking.join(", ")}. Add{" "}
      {lacking.length === 1 ? "a column" : "columns"} of that name, as in the template, or choose it under
      Columns.
    </p>
  );
}

/** What is assumed of money where the file does not say it, and why some on this page is not taken. */
export function MoneyNotes({ columns, page }: Pick<Import, "columns" | "page">) {
  const has = (name: string) => columns[name] !== undefined;
  const isAssumed = (has("paid") || has("advance")) && !(has("paidOn") && has("paidBy"));
  const isNotTaken = page.some(({ values }) => values.some(({ value }) => value.endsWith(notTaken)));
  if (!isNotTaken && !isAssumed) return null;
  return (
    <div className="mb-4 grid max-w-[68ch] gap-2 text-ink2">
      {isAssumed ? <p>{assumed(has("paidOn"), has("paidBy"))}</p> : null}
      {isNotTaken ? (
        <p>
          Not taken: of a stay that is over an advance is not all that was paid, and the rest would stand
          among what guests owe. Choose the column of all that came in as Paid, and for refused stays also
          that of what is to be given back.
        </p>
      ) : null}
    </div>
  );
}

function assumed(hasDay: boolean, hasMethod: boolean): string {
  const day = "on the day of departure, or today for stays to come";
  if (hasMethod) return `The file does not say when money came in: it is noted ${day}.`;
  return hasDay
    ? "The file does not say how money came in: it is noted as cash."
    : `The file does not say when and how money came in: it is noted as cash, ${day}.`;
}

/** More rows than this take more than a moment to write. */
const longFile = 5000;

/** Says before a long file is imported that guests' bookings wait for it. */
export function LongFileNote({ fresh }: Pick<Import, "fresh">) {
  if (fresh <= longFile) return null;
  return (
    <p className="mt-2 max-w-[68ch] text-sm text-ink2">
      A long file: all pages are there while it is imported, but who books then waits until it is done, up to
      a minute. Choose a quiet hour.
    </p>
  );
}
