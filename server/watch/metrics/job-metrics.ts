import type { JobRow } from "../../scheduled/scheduled.queries.ts";
import { gaugeBy, type Metric } from "./exposition.ts";

/** When each scheduled job last succeeded, in seconds since 1970, and whether its last run failed. */
export function jobMetrics(jobs: readonly JobRow[]): Metric[] {
  const succeeded = jobs.flatMap(({ name, succeeded_at }) =>
    succeeded_at === null ? [] : [[name, Date.parse(succeeded_at) / 1000] as const],
  );
  const failed = jobs.map(({ name, failure }) => [name, failure === "" ? 0 : 1] as const);
  return [
    gaugeBy(
      "agency_job_last_success_timestamp_seconds",
      "When a scheduled job last succeeded, the backup among them, since 1970",
      "job",
      Object.fromEntries(succeeded),
    ),
    gaugeBy(
      "agency_job_failed",
      "1 when the last run of a scheduled job failed",
      "job",
      Object.fromEntries(failed),
    ),
  ];
}
