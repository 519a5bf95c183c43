import type { DemoCounts, DemoState } from "#contract/demo.ts";
import { countOf, joinWords } from "#contract/rules/text.ts";

const nouns: [keyof DemoCounts, one: string, many?: string][] = [
  ["hotels", "house"],
  ["packages", "package"],
  ["cabRates", "cab price"],
  ["pictures", "picture"],
  ["bookings", "booking"],
  ["packageBookings", "enquiry", "enquiries"],
  ["cabBookings", "cab booking"],
  ["queries", "query", "queries"],
  ["reviews", "review"],
];

/** `12 houses, 6 packages and 40 bookings`; "nothing" when all counts are 0. */
export function countWords(counts: DemoCounts): string {
  const words = nouns.flatMap(([name, one, many = `${one}s`]) => {
    const count = counts[name];
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return words.length > 0 ? joinWords(words) : "nothing";
}

/** Why a hotel or a package is not removed. */
export function whyItStays({ bookings, isChanged }: DemoState["stays"][number]): string {
  const reasons = [
    bookings > 0 && `${countOf(bookings, "booking")} that ${bookings === 1 ? "stays" : "stay"}`,
    isChanged && "changed or added to by you or your staff",
  ];
  return reasons.filter(Boolean).join("; ");
}
