import type { VersionField } from "#app/features/merge/merge-versions.ts";
import type { PackageFormValues } from "./package-form-values.ts";

/** The fields to choose in a merge of a package; the number of days is chosen with the plan. */
export const packageFields: VersionField<PackageFormValues>[] = [
  { keys: ["tourName"], label: "Tour name" },
  { keys: ["description"], label: "Tour description" },
  { keys: ["startingRate"], label: "Starting price" },
  { keys: ["location"], label: "Tour location" },
  { keys: ["highlights"], label: "Tour highlights", show: ({ highlights }) => highlights.join("\n") },
  { keys: ["features"], label: "Tour features", show: ({ features }) => features.join("\n") },
  {
    keys: ["numberOfDays", "plan"],
    label: "Day plan",
    show: ({ plan }) =>
      plan
        .map(({ heading, description }, index) => `Day ${index + 1}: ${heading}\n${description}`)
        .join("\n\n"),
  },
];
