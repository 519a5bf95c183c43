import type { CabRate } from "#contract/cab-rates.ts";
import type { Vehicle } from "#contract/rules/cab-price.ts";
import { formatRupees } from "#contract/rules/money.ts";

/** The prices of one journey by vehicle, with its note. */
export function CabPriceRow({ rate, shown }: { rate: CabRate; shown: readonly Vehicle[] }) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="min-w-32 py-2.5 pe-2 text-start font-normal">
        {nameOf(rate)}
        {rate.note ? (
          <span className="block max-w-prose text-sm whitespace-pre-line text-ink3">{rate.note}</span>
        ) : null}
      </th>
      {shown.map((vehicle) => (
        <td key={vehicle} className="num py-2.5 ps-3 text-end whitespace-nowrap sm:ps-4">
          {rate[vehicle] === null ? "on request" : formatRupees(rate[vehicle])}
        </td>
      ))}
    </tr>
  );
}

function nameOf({ per, from, to }: CabRate): string {
  if (per === "route") return `${from} to ${to}`;
  return per === "day" ? "A day with driver" : "The driver's night away from home";
}
