import type { CabRate } from "#contract/cab-rates.ts";
import type { Client } from "#contract/client.ts";
import { largestPage } from "#contract/core/pagination.ts";
import { importFields } from "#contract/rules/import-fields.ts";
import { toCsv } from "#app/features/lists/csv.ts";
import { readAll } from "#app/read-all.ts";

/** A route stands in two columns. */
const columns = importFields.cabs.filter(({ name }) => name !== "journey");

/** The prices of cabs as CSV, under the headings of an import's template, so that they can be imported. */
export async function writeCabRates(api: Client): Promise<ReadableStream<Uint8Array>> {
  const rates = await readAll((page) =>
    api.cabRates.list({ query: { direction: "asc", limit: largestPage, page } }),
  );
  const rows = rates.map((rate) => {
    const values = ofRate(rate);
    return columns.map(({ name }) => values[name] ?? "");
  });
  const headings = columns.map(({ label }) => label);
  return new Blob([toCsv(headings, rows)]).stream();
}

function ofRate({ per, from, to, car, suv, van, bus, note }: CabRate) {
  const values: Partial<Record<string, string | number | null>> = {
    per,
    fromPlace: from,
    toPlace: to,
    carPrice: car,
    suvPrice: suv,
    vanPrice: van,
    busPrice: bus,
    note,
  };
  return values;
}
