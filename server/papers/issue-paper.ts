import { type PaperContent, paperContent, type PaperForm, type PaperKind } from "#contract/papers.ts";
import { paymentMessages } from "#contract/payments.ts";
import { financialYearAt } from "#contract/rules/financial-year.ts";
import { formatPaise } from "#contract/rules/money.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import type { Transaction } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, fieldError } from "../errors.ts";
import type { Services } from "../services.ts";
import { type PaidFor, paidForOf, paidKeys } from "../paid-for.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { ComposedPaper } from "./content/compose.ts";
import { readSubject } from "./subject/read-subject.ts";
import type { Subject } from "./subject/subject.ts";
import { composeKind } from "./compose-kind.ts";
import { insertPaper, insertTaxes, type PaperRow, takeNumber } from "./papers.queries.ts";

/** Letters of each kind's series, after the company's own. */
const seriesLetter: Record<PaperKind, string> = {
  receipt: "R",
  proforma: "P",
  invoice: "",
  "credit note": "C",
  voucher: "V",
};

type Issued = { id: number; number: string };

/**
 * Issues a paper of a stay, a package or a cab: numbered in its series and financial year, dated today, never changed.
 * If the same paper was issued before, returns that one.
 *
 * @throws invalid(bookingId, packageBookingId, cabBookingId) | invalid(paymentId) | conflict no such paper allowed
 */
export function issuePaper(services: Services, form: PaperForm, by: { username: string }): Promise<Issued> {
  return inTransaction(services.db, async (transaction) => {
    const paidFor = paidForOf(form);
    if (!paidFor) throw fieldError("bookingId", paymentMessages.whatFor);
    const subject = await readSubject(services, transaction, paidFor);
    const settings = await readSettings(services, transaction);
    const {
      composed,
      same,
      links,
      guest = guestOf(subject, form),
    } = await composeKind(transaction, form, subject, settings);
    if (same && isSame(form.kind, same, composed, guest)) return { id: same.id, number: same.number };
    if (same && form.kind === "invoice") throw otherInvoice(same);
    const series = settings.tax.prefix + seriesLetter[form.kind];
    return storePaper(services, transaction, { form, paidFor, series, composed, guest, links, by });
  });
}

type ToStore = {
  form: PaperForm;
  paidFor: PaidFor;
  series: string;
  composed: ComposedPaper;
  guest: string;
  links: { payment_id: number | null; credits_id: number | null };
  by: { username: string };
};

async function storePaper(
  { clock }: Services,
  transaction: Transaction,
  { form, paidFor, series, composed, guest, links, by }: ToStore,
): Promise<Issued> {
  const now = clock.now();
  const year = financialYearAt(now);
  const issued_on = todayInKashmir(now);
  const position = await takeNumber(transaction, series, year);
  const number = `${series}/${year}/${String(position).padStart(5, "0")}`;
  const id = await insertPaper(transaction, {
    created_at: now.toISOString(),
    issued_by: by.username,
    issued_on,
    series,
    year,
    position,
    number,
    kind: form.kind,
    booking_id: 0,
    [paidKeys[paidFor.table]]: paidFor.id,
    ...links,
    total_paise: composed.content.total,
    content: JSON.stringify(composed.content),
    guest,
  });
  const taxes = composed.taxes.map(({ percent, value, half }) => ({
    paper_id: id,
    issued_on,
    basis_points: Math.round(percent * 100),
    value_paise: value,
    tax_paise: 2 * half,
  }));
  await insertTaxes(transaction, taxes);
  return { id, number };
}

/**
 * Whether a paper issued before is the same: a receipt and a credit note always are, an invoice while it bills the same
 * amounts to the same guest, others while their content is the same.
 */
function isSame(kind: PaperKind, issued: PaperRow, { content }: ComposedPaper, guest: string): boolean {
  if (kind === "receipt" || kind === "credit note") return true;
  if (kind !== "invoice") return issued.content === JSON.stringify(content) && issued.guest === guest;
  const before = paperContent.parse(JSON.parse(issued.content));
  const billed = ({ lines, taxes, total }: PaperContent) =>
    JSON.stringify([lines.map(withoutOneNight), taxes, total]);
  return billed(before) === billed(content) && issued.guest === guest;
}

/** Earlier papers had "1 night" at charges paid once: they bill the same as papers without it. */
function withoutOneNight({ note, ...line }: PaperContent["lines"][number]) {
  return { ...line, note: note.replace(/(^| × )1 night × /, "$1") };
}

function otherInvoice({ number, total_paise }: PaperRow): AppError {
  const amount = formatPaise(total_paise ?? 0);
  const message = `${number} for ${amount} says something else. Issue its credit note first, then the new invoice.`;
  return new AppError("conflict", { message });
}

const noBuyer = { buyerName: "", buyerAddress: "", buyerGstin: "" };

/**
 * Whom a paper is for; a voucher always names who travels. Papers of before have neither an empty address nor an empty
 * route: they are compared as texts.
 */
function guestOf({ guest: { name, phone, route } }: Subject, form: PaperForm): string {
  const { buyerName, buyerAddress, buyerGstin } = form.kind === "voucher" ? noBuyer : form;
  const guest = { name: buyerName || name, phone, gstin: buyerGstin };
  return JSON.stringify({
    ...guest,
    ...(buyerAddress && { address: buyerAddress }),
    ...(route && { route }),
  });
}
