import { useNavigation } from "react-router";
import type { Booking } from "#contract/bookings.ts";
import type { ListedPaper } from "#contract/papers.ts";
import { hasTax } from "#contract/rules/tax-words.ts";
import { BaseSnapshot } from "#app/features/merge/base-snapshot.tsx";
import { toTexts } from "#app/features/merge/form-versions.ts";
import { standingInvoice } from "#app/features/papers/standing-invoices.ts";
import { SheetForm } from "#app/features/unsaved/watched-form.tsx";
import type { TypedRefusal } from "#app/reply.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { TextField } from "#app/ui/text-field.tsx";

type AgreedPriceFormProps = {
  booking: Booking;
  papers: readonly ListedPaper[];
  refusal: TypedRefusal | undefined;
};

/** Another total than the tariff's, as staff and guest agreed on it. Folded; only while the stay can still take one. */
export function AgreedPriceForm({ booking, papers, refusal }: AgreedPriceFormProps) {
  const isSaving = useNavigation().state !== "idle";
  const { status, total, priceLines, packageReference } = booking;
  const isSettled = status === "Rejected" || status === "Completed";
  if (isSettled || total === null || packageReference !== undefined) return null;
  const invoice = standingInvoice(papers);
  const fault = refusal?.errors["agreedTotal"];
  const otherFault = Object.values(refusal?.errors ?? {})[0] ?? refusal?.message;
  return (
    <details open={refusal !== undefined} className="mt-4 border-t border-line pt-2">
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        Agree on another price
      </summary>
      {invoice ? (
        <p className="mt-1 text-sm text-ink2">
          {invoice} says what it costs now. Take it back with a credit note first, then agree on another
          price.
        </p>
      ) : (
        <FormScope
          id="agreed-price"
          errors={fault ? { agreedTotal: fault } : undefined}
          values={{ agreedTotal: String(total), ...refusal?.typed }}
        >
          <SheetForm className="mt-2 grid gap-4">
            <FormErrorSummary otherwise={otherFault} />
            <BaseSnapshot base={toTexts(booking)} />
            <TextField
              name="agreedTotal"
              label="Total agreed on, ₹"
              inputMode="numeric"
              autoComplete="off"
              required
              hint={`${hasTax(priceLines) ? "With the tax that is added. " : ""}For the stay as it is: other dates, rooms, meals or guests are priced by the tariff again.`}
            />
            <Button
              type="submit"
              name="intent"
              value="agree-price"
              size="small"
              variant="outline"
              busy={isSaving}
              className="justify-self-start"
            >
              Save this price
            </Button>
          </SheetForm>
        </FormScope>
      )}
    </details>
  );
}
