import { amountInWords } from "#contract/rules/amount-in-words.ts";
import type { PaymentMethod } from "#contract/payments.ts";
import { longDate } from "#contract/rules/dates.ts";
import { splitCharged, type TaxLine, taxOfPart } from "#contract/rules/tax.ts";
import type { Settings } from "#contract/settings.ts";
import type { Subject } from "../subject/subject.ts";
import { bare, type Composed } from "./compose.ts";
import { isRegistered, taxWords } from "./taxes.ts";

type PaidMoney = { paise: number; method: PaymentMethod; paid_on: string };

/** Of an advance for what has no settled price the rate is not known, and the rules say this one. */
const rateWhenUnknown = 18;

/**
 * The receipt of a payment, or of money given back, which names the receipts before it. Before there is an invoice a
 * registered company's receipt of an advance says the tax in it.
 */
export function composeReceipt(
  subject: Subject,
  payment: PaidMoney,
  settings: Settings,
  before: { isInvoiced: boolean; receipts: readonly string[] },
): Composed {
  const isReturned = payment.paise < 0;
  const paise = Math.abs(payment.paise);
  const advance = isRegistered(settings.tax) && !before.isInvoiced;
  const taxes = advance ? taxOfAdvance(subject, paise, settings) : [];
  const kind = advance ? "voucher" : "";
  const title = isReturned ? `Refund ${kind || "receipt"}` : `Receipt ${kind}`.trim();
  const paid = bare(title, subject, settings);
  const given = isReturned ? "Given back" : "Received";
  const notes =
    isReturned && before.receipts.length > 0 ? [`Paid before by ${before.receipts.join(", ")}.`] : [];
  const content = {
    ...paid,
    facts: [
      ...paid.facts,
      { label: isReturned ? "Given back on" : "Paid on", value: longDate(payment.paid_on) },
      { label: "By", value: payment.method },
    ],
    lines: [{ text: `${given} for ${subject.reference}`, note: payment.method, paise }],
    taxes: taxWords(taxes, settings.tax),
    total: paise,
    words: amountInWords(paise),
    notes,
  };
  return { content, taxes: [] };
}

function taxOfAdvance(subject: Subject, paise: number, { tax }: Settings): TaxLine[] {
  if (!subject.total) return [splitCharged(paise, rateWhenUnknown)];
  return taxOfPart(paise, subject.taxes({ paise: subject.total, isCharge: false }, tax));
}
