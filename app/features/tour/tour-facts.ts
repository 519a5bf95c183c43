import type { PackageDetail } from "#contract/packages.ts";
import { countOf } from "#contract/rules/text.ts";
import type { IconName } from "#app/ui/icon-names.ts";

type TourFact = { icon: IconName; name: string; value: string; note: string };
type ShownFacts = Pick<PackageDetail, "numberOfDays" | "season" | "groupSize" | "car" | "effort" | "plan">;

/** Duration, season, group size, car and effort of a tour; facts that were not entered are left out. */
export function tourFacts({ numberOfDays, season, groupSize, car, effort, plan }: ShownFacts): TourFact[] {
  const nights = numberOfDays > 1 ? countOf(numberOfDays - 1, "night") : "and home by night";
  const road = kilometresOf(plan);
  const facts: TourFact[] = [
    { icon: "calendar-days", name: "Length", value: countOf(numberOfDays, "day"), note: nights },
    { icon: "sun", name: "Season", value: season, note: "best months" },
    { icon: "users", name: "Group", value: groupSize, note: "private trip" },
    { icon: "car-front", name: "Car", value: car, note: road > 0 ? `about ${road} km in all` : "included" },
    { icon: "mountain", name: "Effort", value: effort, note: "on foot" },
  ];
  return facts.filter(({ value }) => value !== "");
}

/** The sum of kilometres by road, of the days for which they were entered. */
export function kilometresOf(plan: readonly { kilometres?: number | undefined }[]): number {
  return plan.reduce((sum, { kilometres }) => sum + (kilometres ?? 0), 0);
}
