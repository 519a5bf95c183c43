import type { ListedPaper } from "#contract/papers.ts";

type Money = { paid: number; due: number | null; over: number };

/** Invoices that no credit note has taken back and that name another sum than is owed now. None while that is not settled. */
export function wrongInvoices(papers: readonly ListedPaper[], { paid, due, over }: Money): ListedPaper[] {
  if (due === null) return [];
  const owed = (paid + due - over) * 100;
  const takenBack = new Set(papers.map(({ creditsId }) => creditsId));
  // Papers are rounded to whole rupees, so one rupee more or less is the same sum.
  const isOther = (paise: number | null) => paise !== null && Math.abs(paise - owed) > 100;
  return papers.filter(
    ({ id, kind, totalPaise }) => kind === "invoice" && !takenBack.has(id) && isOther(totalPaise),
  );
}
