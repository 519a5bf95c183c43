import { ShortListRow } from "#app/features/short-lists/short-list-row.tsx";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import type { CabRatesPage } from "./answer-cab-rates.ts";
import { journeyName, pricesInWords } from "./cab-rate-words.ts";
import { controlPages } from "#app/content/control-addresses.ts";

/** The panel of cab rates; each can be changed and deleted. */
export function CabRateList({ page: { rates } }: { page: CabRatesPage }) {
  return (
    <OfficePanel title="What cabs cost">
      {rates.length === 0 ? (
        <p className="text-ink2">No price yet: guests ask for a cab, and you tell them what it costs.</p>
      ) : (
        <ul className="grid gap-3">
          {rates.map((rate) => (
            <ShortListRow
              key={rate.id}
              id={rate.id}
              name={journeyName(rate)}
              href={`${controlPages.cabRates}?rate=${rate.id}#rate`}
            >
              <span className="font-semibold">{journeyName(rate)}</span>
              <span className="num block text-sm text-ink2">{pricesInWords(rate)}</span>
              {rate.note ? <span className="block text-sm text-ink3">{rate.note}</span> : null}
            </ShortListRow>
          ))}
        </ul>
      )}
    </OfficePanel>
  );
}
