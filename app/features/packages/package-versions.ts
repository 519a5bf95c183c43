import type { VersionField } from "#app/features/merge/merge-versions.ts";
import { tariffInWords } from "./tariff/tariff-in-words.ts";
import type { PackageFormValues } from "./package-form-values.ts";

/** The fields to choose in a merge of a package; the number of days is chosen with the plan. */
export const packageFields: VersionField<PackageFormValues>[] = [
  { keys: ["tourName"], label: "Tour name" },
  { keys: ["description"], label: "Tour description" },
  { keys: ["startingRate"], label: "Starting price" },
  { keys: ["location"], label: "Tour location" },
  { keys: ["season"], label: "Season" },
  { keys: ["groupSize"], label: "Group" },
  { keys: ["car"], label: "Car" },
  { keys: ["effort"], label: "Effort" },
  { keys: ["notIncluded"], label: "Not included", show: ({ notIncluded }) => notIncluded.join("\n") },
  { keys: ["tariff"], label: "Prices", show: ({ tariff }) => tariffInWords(tariff) },
  { keys: ["highlights"], label: "Tour highlights", show: ({ highlights }) => highlights.join("\n") },
  { keys: ["features"], label: "Tour features", show: ({ features }) => features.join("\n") },
  {
    keys: ["numberOfDays", "plan"],
    label: "Day plan",
    show: ({ plan }) =>
      plan
        .map(({ heading, description, meals, kilometres }, index) => {
          const facts = [meals, kilometres && `${kilometres} km`].filter(Boolean).join(", ");
          return [`Day ${index + 1}: ${heading}`, description, facts].filter(Boolean).join("\n");
        })
        .join("\n\n"),
  },
];
