import { amountInWords } from "#contract/rules/amount-in-words.ts";
import type { PaymentMethod } from "#contract/payments.ts";
import { longDate } from "#contract/rules/dates.ts";
import { splitCharged, type TaxLine, taxOfPart } from "#contract/rules/tax.ts";
import type { Settings } from "#contract/settings.ts";
import { isRegistered } from "#contract/tax-settings.ts";
import type { Subject } from "../subject/subject.ts";
import { composeHead, type ComposedPaper } from "./compose.ts";
import { taxWords } from "../subject/taxes.ts";

type PaidMoney = { paise: number; method: PaymentMethod; paid_on: string };

/** The rate that the law sets for an advance when the rate is not known, because no price is settled. */
const rateWhenUnknown = 18;

type Words = { title: string; when: string; did: string };

/**
 * The receipt of a payment or refund, which names the receipts before it. Before there is an invoice, a registered
 * company's receipt for an advance states the tax in it. Credit for a later stay, and its use, moves no money: its tax
 * is on the receipt of the original payment.
 */
export function composeReceipt(
  subject: Subject,
  payment: PaidMoney,
  settings: Settings,
  before: { isInvoiced: boolean; receipts: readonly string[] },
): ComposedPaper {
  const isReturned = payment.paise < 0;
  const isCredit = payment.method === "Credit";
  const paise = Math.abs(payment.paise);
  const advance = isRegistered(settings.tax) && !before.isInvoiced && !isCredit;
  const taxes = advance ? taxOfAdvance(subject, paise, settings) : [];
  const { title, when, did } = isCredit ? wordsOfCredit(isReturned) : wordsOfMoney(isReturned, advance);
  const paid = composeHead(title, subject, settings);
  const notes =
    isReturned && before.receipts.length > 0 ? [`Paid before by ${before.receipts.join(", ")}.`] : [];
  const content = {
    ...paid,
    facts: [
      ...paid.facts,
      { label: when, value: longDate(payment.paid_on) },
      { label: "By", value: payment.method },
    ],
    lines: [{ text: `${did} ${subject.reference}`, note: payment.method, paise }],
    taxes: taxWords(taxes, settings.tax),
    total: paise,
    words: amountInWords(paise),
    notes,
  };
  return { content, taxes: [] };
}

function wordsOfMoney(isReturned: boolean, isAdvance: boolean): Words {
  const kind = isAdvance ? "voucher" : "";
  return isReturned
    ? { title: `Refund ${kind || "receipt"}`, when: "Given back on", did: "Given back for" }
    : { title: `Receipt ${kind}`.trim(), when: "Paid on", did: "Received for" };
}

function wordsOfCredit(isKept: boolean): Words {
  return isKept
    ? { title: "Money kept", when: "Kept on", did: "Kept for a later stay, of" }
    : { title: "Money used", when: "Used on", did: "Kept from an earlier stay, used for" };
}

function taxOfAdvance(subject: Subject, paise: number, { tax }: Settings): TaxLine[] {
  if (!subject.total) return [splitCharged(paise, rateWhenUnknown)];
  return taxOfPart(paise, subject.taxes({ paise: subject.total, isCharge: false }, tax));
}
