import { amountInWords } from "#contract/rules/amount-in-words.ts";
import type { PaperContent } from "#contract/papers.ts";
import type { Settings } from "#contract/settings.ts";
import type { TaxLine } from "#contract/rules/tax.ts";
import type { BookingRow } from "../../bookings/bookings.queries.ts";
import { type Owed, owedForStay, wantAccepted } from "./owed-for-stay.ts";
import { sellerOf } from "./seller.ts";
import { chargedLines, stayFacts } from "./stay-on-paper.ts";
import { isRegistered, roundOff, taxOfOwed, taxWords } from "./taxes.ts";

/** A paper before it has its number: what it says, and the tax that the books take from it. */
export type Composed = { content: PaperContent; taxes: readonly TaxLine[] };

/** The invoice of what is owed now. Throws conflict where there is nothing to invoice, or no rate to tax it at. */
export function composeInvoice(booking: BookingRow, settings: Settings): Composed {
  const owed = owedForStay(booking);
  wantAccepted(booking, owed);
  const taxes = taxOfOwed(booking, owed, settings.tax);
  const title = isRegistered(settings.tax) ? "Tax invoice" : "Invoice";
  return { content: billFor(title, booking, owed, taxes, settings), taxes };
}

/** What the stay would cost, for a guest who wants it on paper before; no tax document, so the books take no tax of it. */
export function composeProforma(booking: BookingRow, settings: Settings): Composed {
  const owed = owedForStay(booking);
  const taxes = taxOfOwed(booking, owed, settings.tax);
  const content = billFor("Proforma invoice", booking, owed, taxes, settings);
  return { content: { ...content, notes: [...content.notes, "This is no tax invoice."] }, taxes: [] };
}

/** For the house: who comes, when and to which rooms, without a price. Throws conflict before it is accepted. */
export function composeVoucher(booking: BookingRow, settings: Settings): Composed {
  wantAccepted(booking);
  const wish = booking.special_request ? ["See the booking for what the guest asked for."] : [];
  const notes = ["Please receive these guests as booked with us.", ...wish];
  return { content: { ...bare("Voucher", booking, settings), notes }, taxes: [] };
}

function billFor(
  title: string,
  booking: BookingRow,
  owed: Owed,
  taxes: readonly TaxLine[],
  settings: Settings,
): PaperContent {
  const rounding = roundOff(owed.paise);
  const total = owed.paise + (rounding[0]?.paise ?? 0);
  const { sac } = settings.tax;
  return {
    ...bare(title, booking, settings),
    lines: chargedLines(booking, owed),
    taxes: [...taxWords(taxes, settings.tax), ...rounding],
    total,
    words: amountInWords(total),
    notes: taxes.length > 0 ? ["The prices include the tax shown.", ...(sac ? [`SAC ${sac}`] : [])] : [],
  };
}

/** A paper with its head alone. */
export function bare(title: string, booking: BookingRow, settings: Settings): PaperContent {
  return {
    title,
    seller: sellerOf(settings),
    facts: stayFacts(booking),
    lines: [],
    taxes: [],
    total: null,
    words: "",
    notes: [],
  };
}
