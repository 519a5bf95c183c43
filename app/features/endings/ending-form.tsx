import { useNavigation } from "react-router";
import type { EndingQuote } from "#contract/endings.ts";
import type { Booking } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { useIsMailSetUp } from "#app/features/guest-contact/use-templates.ts";
import { SheetForm } from "#app/features/unsaved/watched-form.tsx";
import type { TypedRefusal } from "#app/reply.ts";
import { Button } from "#app/ui/button.tsx";
import { ChipsField } from "#app/ui/chips-field.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { EndingQuotes } from "./read-quotes.ts";

type EndingFormProps = { booking: Booking; quotes: EndingQuotes; refusal: TypedRefusal | undefined };

/** Cancels a stay or records a no-show, showing the charge of each beforehand. */
export function EndingForm({ booking, quotes, refusal }: EndingFormProps) {
  const isSaving = useNavigation().state !== "idle";
  const isMailSetUp = useIsMailSetUp();
  const [first] = quotes;
  if (!first) return null;
  const values: Record<string, string> = { ending: first.ending, ...refusal?.typed };
  return (
    <details
      open={refusal !== undefined || booking.cancelAskedAt !== null}
      className="mt-5 border-t border-line pt-1.5"
    >
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        Cancel this stay, or nobody came
      </summary>
      <FormScope id="ending" errors={refusal?.errors} values={values}>
        <SheetForm noValidate className="grid gap-4 pt-1.5">
          <FormErrorSummary otherwise={refusal?.message} />
          <input type="hidden" name="id" value={booking.id} />
          <input type="hidden" name="version" value={booking.version} />
          <ul className="grid gap-1 text-sm text-ink2">
            {quotes.map(({ ending, quote }) => (
              <li key={ending}>
                <b>{ending}</b> today: {quoteInWords(quote)}
              </li>
            ))}
          </ul>
          <ChipsField
            name="ending"
            label="How it ends"
            options={quotes.map(({ ending }) => ({ value: ending, label: ending }))}
            required
          />
          <TextField name="reason" label="Reason" required={false} autoComplete="off" maxLength={200} />
          <label className="flex items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              name="waive"
              value="true"
              defaultChecked={values["waive"] === "true"}
              className="tick"
            />
            Charge nothing, for this reason
          </label>
          <p className="text-sm text-ink3">{whoTellsTheGuest(booking.email !== "", isMailSetUp)}</p>
          <Button
            type="submit"
            name="intent"
            value="end"
            variant="destructive-ghost"
            size="small"
            className="justify-self-start"
            busy={isSaving}
          >
            End this stay
          </Button>
        </SheetForm>
      </FormScope>
    </details>
  );
}

function whoTellsTheGuest(hasAddress: boolean, isMailSetUp: boolean): string {
  const free = "The rooms are free again at once";
  if (!hasAddress) return `${free}. The guest left no e-mail address: tell them by WhatsApp or telephone.`;
  if (!isMailSetUp) return `${free}. No mail server is set up: tell the guest by WhatsApp or telephone.`;
  return `${free}, and the guest is told by e-mail.`;
}

/** `charge ₹2,250 of ₹9,000; ₹1,750 to return`. */
export function quoteInWords({ total, charge, due, over }: EndingQuote): string {
  if (charge === null) return "the charge follows once the total is settled";
  const of = total === null || charge === 0 ? "" : ` of ${formatRupees(total)}`;
  const sentence = charge === 0 ? "nothing is charged" : `charge ${formatRupees(charge)}${of}`;
  if (over > 0) return `${sentence}; ${formatRupees(over)} to return`;
  return due ? `${sentence}; ${formatRupees(due)} still due` : sentence;
}
