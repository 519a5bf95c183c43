import type { PackageTariff } from "#contract/package-tariff.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { TaxNote } from "#app/features/company/tax-note.tsx";
import { PartyTable } from "./party-table.tsx";
import { tariffFacts } from "./tariff-facts.ts";
import { asFragment } from "#app/ui/fragment.tsx";

/** The prices per person by hotel class and party size, with supplements. */
export const TourPrices = asFragment(function TourPrices({ tariff }: { tariff: PackageTariff | null }) {
  if (!tariff) return null;
  const { classes, rows, departures } = tariff;
  const facts = tariffFacts(tariff);
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="text-2xl">
        Prices for a person
      </h2>
      {rows.length > 0 ? <PartyTable classes={classes} rows={rows} /> : null}
      {facts.length > 0 ? (
        <ul className="mt-4 grid gap-1.5 text-ink2">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      ) : null}
      {rows.length === 0 && facts.length > 0 ? <TaxNote /> : null}
      {departures.length > 0 ? (
        <p className="mt-4 text-ink2">
          Begins on {departures.map((date) => `${shortDate(date)} ${date.slice(0, 4)}`).join(", ")}.
        </p>
      ) : null}
    </section>
  );
});
