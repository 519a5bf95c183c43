import { amountInWords } from "#contract/rules/amount-in-words.ts";
import { type PaperContent, paperMessages } from "#contract/papers.ts";
import type { Settings } from "#contract/settings.ts";
import { isRegistered } from "#contract/tax-settings.ts";
import type { TaxLine } from "#contract/rules/tax.ts";
import { AppError } from "../../errors.ts";
import type { OwedAmount } from "../subject/owed.ts";
import type { Subject } from "../subject/subject.ts";
import { sellerOf } from "./seller.ts";
import { roundOff, taxWords } from "../subject/taxes.ts";

/** A paper without its number: its content, and its tax for the books. */
export type ComposedPaper = { content: PaperContent; taxes: readonly TaxLine[] };

/** The invoice for what is owed now. Throws conflict when nothing can be invoiced, or no tax rate is set. */
export function composeInvoice(subject: Subject, settings: Settings): ComposedPaper {
  const owed = subject.owed();
  wantAccepted(subject, owed);
  const taxes = subject.taxes(owed, settings.tax);
  const title = isRegistered(settings.tax) ? "Tax invoice" : "Invoice";
  return { content: billFor(title, subject, owed, taxes, settings), taxes };
}

/** The expected price, for a guest who wants it on paper in advance; not a tax document, so the books get no tax. */
export function composeProforma(subject: Subject, settings: Settings): ComposedPaper {
  const owed = subject.owed();
  const taxes = subject.taxes(owed, settings.tax);
  const content = billFor("Proforma invoice", subject, owed, taxes, settings);
  return { content: { ...content, notes: [...content.notes, "This is no tax invoice."] }, taxes: [] };
}

/** For the house or the driver: who comes and when, without a price. Throws conflict before acceptance. */
export function composeVoucher(subject: Subject, settings: Settings): ComposedPaper {
  wantAccepted(subject);
  const wish = subject.hasWishes ? ["See the booking for what the guest asked for."] : [];
  const notes = [subject.voucher, ...wish];
  return { content: { ...composeHead("Voucher", subject, settings), notes }, taxes: [] };
}

const paperWords = {
  within: "The prices include the tax shown.",
  onTop: "The tax shown is added to the prices.",
} as const;

function billFor(
  title: string,
  subject: Subject,
  owed: OwedAmount,
  taxes: readonly TaxLine[],
  settings: Settings,
): PaperContent {
  const isOnTop = subject.taxIsOnTop(owed, settings.tax);
  const total = Math.round(owed.paise / 100) * 100;
  const billed = isOnTop ? taxes.reduce((sum, { charged }) => sum + charged, 0) : owed.paise;
  return {
    ...composeHead(title, subject, settings),
    lines: subject.lines(owed, isOnTop),
    taxes: [...taxWords(taxes, settings.tax), ...roundOff(billed, total)],
    total,
    words: amountInWords(total),
    notes:
      taxes.length > 0
        ? [isOnTop ? paperWords.onTop : paperWords.within, ...subject.notes(settings.tax)]
        : [],
  };
}

/** A paper with only its head. */
export function composeHead(title: string, subject: Subject, settings: Settings): PaperContent {
  return {
    title,
    seller: sellerOf(settings),
    facts: subject.facts,
    lines: [],
    taxes: [],
    total: null,
    words: "",
    notes: [],
  };
}

/** Throws conflict unless it was accepted, or has a charge. */
function wantAccepted({ isAccepted }: Subject, owed?: OwedAmount): void {
  if (isAccepted || owed?.isCharge) return;
  throw new AppError("conflict", { message: paperMessages.notAccepted });
}
