/** What papers and pages call the difference between a tariff's price and the one that was agreed on. */
export const adjustmentWords = "Adjustment to the price agreed on";

/** Whether another price than the tariff's was agreed on. */
export function isAgreed(lines: readonly { kind: string }[]): boolean {
  return lines.some(({ kind }) => kind === "adjustment");
}
