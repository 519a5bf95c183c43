import type { JourneyPrice } from "#contract/journey-prices.ts";
import { estimateWords } from "#contract/rules/estimate-words.ts";
import { taxWords } from "#contract/rules/tax-words.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { Button } from "#app/ui/button.tsx";
import { LateSum } from "./late-sum.tsx";

const nothing = { lines: "", total: "", expected: "", taxes: "" };

/**
 * The estimate of a journey's form, rendered on the server and then kept up to date by the `<live-estimate>` around the
 * form, which fills the `data-sum` places (app/browser/live-estimate.ts).
 */
export function EstimateSum({ price }: { price: JourneyPrice | undefined }) {
  const { lines, total, expected, taxes: taxSentence } = price ? estimateWords(price) : nothing;
  const { taxes } = useCompany();
  return (
    <>
      <div
        data-sum-whole=""
        hidden={total === ""}
        aria-live="polite"
        className="rounded-panel bg-raised p-4 text-sm [&[hidden]]:hidden"
      >
        <p data-sum="lines" className="num whitespace-pre-line text-ink2">
          {lines}
        </p>
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 text-base font-semibold">
          Estimate
          <span data-sum="total" className="num">
            {total}
          </span>
        </p>
        <p className="mt-1 text-ink2">
          {taxes === "extra" ? (
            <>
              <span data-sum="taxes">{taxSentence}</span> Nothing to pay now.
            </>
          ) : (
            [taxes && `${taxWords[taxes]}.`, "Nothing to pay now."].filter(Boolean).join(" ")
          )}
        </p>
      </div>
      <LateSum />
      <input type="hidden" name="expectedTotal" value={expected} data-sum-value="expected" />
      <noscript>
        <Button type="submit" name="intent" value="price" variant="outline" wide formNoValidate>
          Show the price
        </Button>
      </noscript>
    </>
  );
}
