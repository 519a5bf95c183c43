/** Titles of the reports, by their name in addresses. */
export const reportTitles = {
  takings: "Takings",
  owing: "Who owes",
  occupancy: "Occupancy",
  tax: "Tax",
} as const;

export type ReportName = keyof typeof reportTitles;

export function isReportName(word: string): word is ReportName {
  return Object.hasOwn(reportTitles, word);
}
