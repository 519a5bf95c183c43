import { gaugeBy, type Metric } from "./exposition.ts";

export type LaneCounts = { atWork: number; waiting: number };

/** How many requests each lane serves and keeps waiting. */
export function laneMetrics(lanes: ReadonlyMap<string, () => LaneCounts>): Metric[] {
  const counts = [...lanes].map(([name, count]) => [name, count()] as const);
  const by = (key: keyof LaneCounts) => Object.fromEntries(counts.map(([name, count]) => [name, count[key]]));
  return [
    gaugeBy("agency_lane_at_work", "Requests being served, by lane", "lane", by("atWork")),
    gaugeBy("agency_lane_waiting", "Requests waiting for their turn, by lane", "lane", by("waiting")),
  ];
}
