import { OwnForm } from "#app/features/forms/own-form.tsx";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { formatRupees } from "#contract/rules/money.ts";
import type { GatewayName, PaymentLink } from "#contract/payment-links.ts";
import type { Payable } from "#contract/rules/payable.ts";
import type { TypedRefusal } from "#app/reply.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";

/** The payment gateway and its payment links; `gateway` is empty when the company has none. */
export type OnlinePayments = { gateway: GatewayName | ""; links: readonly PaymentLink[] };

type PayOnlineProps = {
  amounts: readonly Payable[];
  online: OnlinePayments;
  refusal: TypedRefusal | undefined;
};

/** Whether one of the forms of `PayOnline` was refused, and shows why. */
export function isOfPayOnline(
  refusal: TypedRefusal | undefined,
  { amounts, online }: Omit<PayOnlineProps, "refusal">,
) {
  if (refusal?.typed["intent"] !== "pay-online" || online.gateway === "") return false;
  const amount = Number(refusal.typed["amount"]);
  const hasForm = amounts.some((payable) => payable.amount === amount);
  return hasForm && online.links.every((link) => link.amount !== amount);
}

/** For each due amount, a button that creates a payment link, or the link once it exists. */
export function PayOnline({ amounts, online: { gateway, links }, refusal }: PayOnlineProps) {
  if (gateway === "" || amounts.length === 0) return null;
  return (
    <div id="pay-online" className="grid gap-3 rounded-control bg-surface p-4 print:hidden">
      <h3 className="font-text font-semibold">Pay online by {gateway}</h3>
      <ul className="grid gap-3">
        {amounts.map(({ what, amount }) => {
          const link = links.find((open) => open.amount === amount);
          const words = `${what}, ${formatRupees(amount)}`;
          return (
            <li key={what} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {link ? (
                <>
                  <LinkButton href={link.url} rel="noopener noreferrer" className="whitespace-normal">
                    Go to {gateway}: {words}
                  </LinkButton>
                  <span className="text-sm text-ink2">Open until {shortMoment(link.until)}</span>
                </>
              ) : (
                <OwnForm id={`pay-online-${amount}`} onlyNow className="grid justify-items-start gap-3">
                  <FormErrorSummary
                    message={Number(refusal?.typed["amount"]) === amount ? refusal?.message : undefined}
                  />
                  <input type="hidden" name="intent" value="pay-online" />
                  <input type="hidden" name="amount" value={amount} />
                  <Button type="submit" variant="secondary" className="whitespace-normal">
                    Pay now: {words}
                  </Button>
                </OwnForm>
              )}
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-ink2">
        Cards, UPI and net banking, at {gateway}'s own page. Once you have paid, this page shows it within a
        few minutes.
      </p>
    </div>
  );
}
