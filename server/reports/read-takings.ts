import type { Takings, TaxReport } from "#contract/reports.ts";
import { toRupees } from "#contract/rules/money.ts";
import type { Services } from "../services.ts";
import { readSettings } from "../settings/read-settings.ts";
import { countTaxPapers, type DayRange, takingsByDay, taxByRate } from "./takings.queries.ts";

type Sum = { received: number; returned: number; payments: number };

/** Money received and returned on these days, both inclusive, by day and method. In whole rupees. */
export async function readTakings({ db }: Services, days: DayRange): Promise<Takings> {
  const rows = await takingsByDay(db.executor, days);
  const methods = [...new Set(rows.map(({ method }) => method))].toSorted();
  return {
    ...days,
    ...inRupees(rows),
    methods: methods.map((method) => ({ method, ...inRupees(rows.filter((row) => row.method === method)) })),
    days: rows.map((row) => ({ day: row.day, method: row.method, ...inRupees([row]) })),
  };
}

function inRupees(rows: readonly Sum[]) {
  const sum = (name: keyof Sum) => rows.reduce((total, row) => total + row[name], 0);
  const [received, returned] = [toRupees(sum("received")), toRupees(sum("returned"))];
  return { received, returned, net: received - returned, payments: sum("payments") };
}

/** Tax of invoices less credit notes issued on these days, both inclusive, by rate. In paise. */
export async function readTax(services: Services, days: DayRange): Promise<TaxReport> {
  const [rates, papers, { tax }] = await Promise.all([
    taxByRate(services.db.executor, days),
    countTaxPapers(services.db.executor, days),
    readSettings(services),
  ]);
  const countOf = (wanted: string) => papers.find(({ kind }) => kind === wanted)?.papers ?? 0;
  return {
    ...days,
    stateTax: tax.stateTax,
    invoices: countOf("invoice"),
    creditNotes: countOf("credit note"),
    rates: rates.map(({ basis_points, value, tax: both }) => ({
      percent: basis_points / 100,
      valuePaise: value,
      centralPaise: both / 2,
      statePaise: both / 2,
    })),
  };
}
