import type { CabRate } from "#contract/cab-rates.ts";
import { vehicles } from "#contract/rules/cab-price.ts";
import { vehicleLabel } from "#contract/rules/vehicle-label.ts";
import { CabPriceRow } from "./cab-price-row.tsx";
import { TaxNote } from "#app/features/company/tax-note.tsx";

type CabPricesProps = { rates: readonly CabRate[]; halt: CabRate | undefined };

/** Cab rates: a row for each journey, a column for each vehicle that has a price. */
export function CabPrices({ rates, halt }: CabPricesProps) {
  const rows = halt ? [...rates, halt] : rates;
  const shown = vehicles.filter((vehicle) => rows.some((rate) => rate[vehicle] !== null));
  return (
    <section aria-labelledby="cab-prices" className="min-w-0">
      <h2 id="cab-prices" className="mb-4 text-2xl">
        What it costs
      </h2>
      {/* A scroll container must be focusable to be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="overflow-x-auto" aria-label="Prices by journey and vehicle" tabIndex={0}>
        <table className="w-full">
          <thead>
            <tr className="border-b border-line text-sm text-ink2">
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                Journey
              </th>
              {shown.map((vehicle) => (
                <th
                  key={vehicle}
                  scope="col"
                  className="py-2 ps-3 text-end font-semibold whitespace-nowrap sm:ps-4"
                >
                  {vehicleLabel(vehicle)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((rate) => (
              <CabPriceRow key={rate.id} rate={rate} shown={shown} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-2 text-sm text-ink2">
        <TaxNote />
      </p>
    </section>
  );
}
