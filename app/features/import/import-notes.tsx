import type { Import } from "#contract/imports.ts";

type Columns = Pick<Import, "columns">;

/** What is assumed of money where the file does not say it, and what is not taken. */
export function MoneyNotes({ columns }: Columns) {
  const has = (name: string) => columns[name] !== undefined;
  const isPaid = has("paid") || has("advance");
  const isNotTaken = !has("paid") && (has("advance") || has("total"));
  const isAssumed = isPaid && !(has("paidOn") && has("paidBy"));
  if (!isNotTaken && !isAssumed) return null;
  return (
    <div className="mb-4 grid max-w-[68ch] gap-2 text-ink2">
      {isNotTaken ? (
        <p>
          Of stays that are over, neither total nor advance is taken: an advance is not all that was paid, and
          the rest would stand among what guests owe. Choose the column of all that came in as Paid, and they
          are.
        </p>
      ) : null}
      {isAssumed ? <p>{assumed(has("paidOn"), has("paidBy"))}</p> : null}
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
