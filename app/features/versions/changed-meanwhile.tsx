import { Badge } from "#app/ui/badge.tsx";

type ChangedMeanwhileProps = {
  rows: readonly { label: string; theirs: string; mine: string }[];
  /** The button that puts one's own choice in the place of theirs. */
  button: string;
};

/** Somebody else was quicker with the few things that are decided here: both versions, and what each way on does. */
export function ChangedMeanwhile({ rows, button }: ChangedMeanwhileProps) {
  return (
    <section aria-label="Both versions" className="rounded-control bg-saffron-soft p-4 text-sm">
      <table className="w-full border-separate border-spacing-y-1 text-start">
        <thead>
          <tr className="text-xs text-ink2">
            <th scope="col" className="text-start font-semibold">
              Field
            </th>
            <th scope="col" className="text-start font-semibold">
              Theirs, stored now
            </th>
            <th scope="col" className="text-start font-semibold">
              Yours
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, theirs, mine }) => (
            <tr key={label}>
              <th scope="row" className="pe-3 text-start font-semibold">
                {label}
              </th>
              <td className="pe-3">{theirs}</td>
              <td>{theirs === mine ? "the same" : <Badge tone="active">{mine}</Badge>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-ink2">
        Your choice is kept below: press {button} to put it in the place of theirs, or close this to leave
        theirs.
      </p>
    </section>
  );
}
