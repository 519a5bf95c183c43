import type { InvoiceBuyer, ListedPaper } from "#contract/papers.ts";

type Money = { paid: number; due: number | null; over: number };

/** Invoices that no credit note has taken back and that name another sum than is owed now. None while that is not settled. */
export function wrongInvoices(papers: readonly ListedPaper[], { paid, due, over }: Money): ListedPaper[] {
  if (due === null) return [];
  const owed = (paid + due - over) * 100;
  // Papers are rounded to whole rupees, so one rupee more or less is the same sum.
  const isOther = (paise: number | null) => paise !== null && Math.abs(paise - owed) > 100;
  return standing(papers).filter(({ totalPaise }) => isOther(totalPaise));
}

/** Invoices that no credit note has taken back and that name another than the company that the guest asks for. */
export function invoicesToOthers(papers: readonly ListedPaper[], buyer: InvoiceBuyer | null): ListedPaper[] {
  if (!buyer) return [];
  return standing(papers).filter(
    ({ buyerName, buyerGstin }) => buyerGstin !== buyer.buyerGstin || buyerName !== buyer.buyerName,
  );
}

/** The invoice that no credit note has taken back, as `Tax invoice CO/26-27/00007`; undefined when there is none. */
export function standingInvoice(papers: readonly ListedPaper[]): string | undefined {
  const [invoice] = standing(papers);
  return invoice && `${invoice.title} ${invoice.number}`;
}

function standing(papers: readonly ListedPaper[]): ListedPaper[] {
  const takenBack = new Set(papers.map(({ creditsId }) => creditsId));
  return papers.filter(({ id, kind }) => kind === "invoice" && !takenBack.has(id));
}
