import type { PackageTariff } from "#contract/package-tariff.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { TaxNote } from "#app/features/company/tax-note.tsx";

/** Price per adult: a row for each size of party, a column for each hotel class. */
export function PartyTable({ classes, rows }: Pick<PackageTariff, "classes" | "rows">) {
  return (
    // A scroll container must be focusable to be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="mt-4 overflow-x-auto" aria-label="Prices by party" tabIndex={0}>
      <table className="num w-full max-w-prose text-start">
        <thead>
          <tr className="border-b border-line text-sm text-ink2">
            <th scope="col" className="py-2 pe-4 text-start font-semibold">
              Adults
            </th>
            {classes.map((name) => (
              <th key={name} scope="col" className="py-2 ps-4 text-end font-semibold">
                {name || "Each"}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ people, rates }, index) => (
            <tr key={people} className="border-b border-line">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                {partyWords(people, rows[index + 1]?.people)}
              </th>
              {rates.map((rate, column) => (
                <td key={classes[column]} className="py-2 ps-4 text-end">
                  {rate === null ? "as above" : formatRupees(rate)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-ink2">
        Two sharing a room.
        <TaxNote />
      </p>
    </section>
  );
}

function partyWords(people: number, next: number | undefined): string {
  if (next === undefined) return `${people} or more`;
  return next - people > 1 ? `${people} to ${next - 1}` : String(people);
}
