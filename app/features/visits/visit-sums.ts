import { type CountedForm, countedForms, type VisitCount } from "#contract/visits.ts";
import { addDays } from "#contract/rules/stay.ts";

export type WeekTotal = { week: string; total: number };
export type PageSum = { page: string; thisWeek: number; lastWeek: number; total: number };
export type FormSum = { form: CountedForm; begun: number; sent: number };
export type EmptySearchSum = { page: string; about: string; total: number };

/** Visits of the last `weeks` weeks, up to the one that began on `thisWeek`; oldest first. */
export function visitsByWeek(counts: readonly VisitCount[], thisWeek: string, weeks: number): WeekTotal[] {
  return Array.from({ length: weeks }, (_, index) => {
    const week = addDays(thisWeek, -7 * (weeks - 1 - index));
    const visits = counts.filter((count) => count.kind === "visit" && count.week === week);
    return { week, total: sum(visits) };
  });
}

/** Visits by page, most visited first. */
export function pageSums(counts: readonly VisitCount[], thisWeek: string): PageSum[] {
  const visits = counts.filter(({ kind }) => kind === "visit");
  const lastWeek = addDays(thisWeek, -7);
  return [...Map.groupBy(visits, ({ page }) => page)]
    .map(([page, pageVisits]) => ({
      page,
      thisWeek: sum(pageVisits.filter(({ week }) => week === thisWeek)),
      lastWeek: sum(pageVisits.filter(({ week }) => week === lastWeek)),
      total: sum(pageVisits),
    }))
    .toSorted((a, b) => b.total - a.total);
}

/** Begun and sent counts of each form. Without scripts only the sending is counted. */
export function formSums(counts: readonly VisitCount[]): FormSum[] {
  return countedForms
    .map((form) => {
      const of = (kind: VisitCount["kind"]) =>
        sum(counts.filter((count) => count.kind === kind && count.page === form));
      return { form, begun: Math.max(of("begun"), of("sent")), sent: of("sent") };
    })
    .filter(({ begun }) => begun > 0);
}

/** Searches without results, most frequent first. */
export function emptySearchSums(counts: readonly VisitCount[]): EmptySearchSum[] {
  const nothing = counts.filter(({ kind }) => kind === "nothing");
  return [...Map.groupBy(nothing, ({ page, about }) => `${page} ${about}`).values()]
    .flatMap((alike) => (alike[0] ? [{ page: alike[0].page, about: alike[0].about, total: sum(alike) }] : []))
    .toSorted((a, b) => b.total - a.total);
}

function sum(counts: readonly VisitCount[]): number {
  return counts.reduce((total, count) => total + count.total, 0);
}
