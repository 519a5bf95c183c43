import type { CabRate } from "#contract/cab-rates.ts";
import type { Client } from "#contract/client.ts";
import { largestPage } from "#contract/core/pagination.ts";
import { importFields } from "#contract/rules/import-fields.ts";
import { importableFile, type Values } from "#app/features/lists/csv.ts";
import { readAll } from "#app/read-all.ts";

/** A route stands in two columns. */
const columns = importFields.cabs.filter(({ name }) => name !== "journey");

/** The prices of cabs as a file that can be imported. */
export async function writeCabRates(api: Client): Promise<ReadableStream<Uint8Array>> {
  const rates = await readAll((page) =>
    api.cabRates.list({ query: { direction: "asc", limit: largestPage, page } }),
  );
  return importableFile(columns, rates.map(ofRate));
}

function ofRate({ per, from, to, car, suv, van, bus, note }: CabRate): Values {
  const prices = { carPrice: car, suvPrice: suv, vanPrice: van, busPrice: bus };
  return { per, fromPlace: from, toPlace: to, ...prices, note };
}
