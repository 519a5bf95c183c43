import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import type { CabRatesPage } from "./answer-cab-rates.ts";
import { CabRateRow } from "./cab-rate-row.tsx";

/** What cabs cost, each price with its ways to change and delete it, in its panel. */
export function CabRateList({ page: { rates } }: { page: CabRatesPage }) {
  return (
    <OfficePanel title="What cabs cost">
      {rates.length === 0 ? (
        <p className="text-ink2">No price yet: guests ask for a cab, and you tell them what it costs.</p>
      ) : (
        <ul className="grid gap-3">
          {rates.map((rate) => (
            <CabRateRow key={rate.id} rate={rate} />
          ))}
        </ul>
      )}
    </OfficePanel>
  );
}
