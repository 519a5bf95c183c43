import type { FoundRecord, Person } from "#contract/people.ts";
import { countOf } from "#contract/rules/text.ts";
import { Badge } from "#app/ui/badge.tsx";
import { recordLabels } from "#contract/record-kinds.ts";

const fateWords = {
  deleted: "Will be deleted",
  nameless: "Stays, without a name",
  refused: "Still to come",
} as const;
const fateTones = { deleted: "cancelled", nameless: "part", refused: "awaiting" } as const;

/** The found records, and what erasing would do with each. */
export function PersonFound({ person, also }: { person: Person; also: readonly string[] }) {
  const { records, possible, payments, emails, mentions } = person;
  return (
    <div className="grid gap-5">
      {records.length > 0 ? (
        <RecordList
          title={`Under this number or address: ${countOf(records.length, "record")}`}
          records={records}
        />
      ) : (
        <p>Nothing is kept under this number or address.</p>
      )}
      {possible.length > 0 ? (
        <RecordList
          title="With the same name: tick what is the same person's"
          records={possible}
          ticked={also}
        />
      ) : null}
      <p className="text-sm text-ink2">
        With them {countOf(payments, "payment")} and {countOf(emails, "e-mail")};{" "}
        {countOf(mentions, "other text")} with the number or address in it, from which it is taken out.
        E-mails and entries of the change log about these records are blanked. Amounts, days and references of
        payments and accepted journeys stay for the books. Backups made before hold everything until they are
        rotated out, and e-mails that were sent are in the mailboxes they went to.
      </p>
    </div>
  );
}

type RecordListProps = { title: string; records: readonly FoundRecord[]; ticked?: readonly string[] };

/** With `ticked` each record has a checkbox. */
function RecordList({ title, records, ticked }: RecordListProps) {
  return (
    <section aria-label={title}>
      <h3 className="font-text font-semibold">{title}</h3>
      <ul className="mt-2 divide-y divide-line">
        {records.map((record) => (
          <li key={`${record.kind} ${record.id}`} className="py-2">
            <RecordLine record={record} ticked={ticked} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecordLine({ record, ticked }: { record: FoundRecord; ticked: readonly string[] | undefined }) {
  const { kind, id, title, fate, why } = record;
  const name = `${kind} ${id}`;
  const words = (
    <span className="grid min-w-0 gap-0.5">
      <span className="break-words">
        <span className="text-sm text-ink3">{recordLabels[kind]}: </span>
        {title || `No. ${id}`}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink2">
        <Badge tone={fateTones[fate]}>{fateWords[fate]}</Badge>
        {why}
      </span>
    </span>
  );
  if (!ticked) return words;
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        name="also"
        value={name}
        defaultChecked={ticked.includes(name)}
        className="tick mt-1"
      />
      {words}
    </label>
  );
}
