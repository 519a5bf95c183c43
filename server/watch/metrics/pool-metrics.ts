import type { PoolCounts } from "../../db/postgres-pool.ts";
import { figure, gaugeBy, type Metric } from "./exposition.ts";

/** Connections to PostgreSQL, and requests that wait for one. */
export function poolMetrics({ waiting, ...connections }: PoolCounts): Metric[] {
  return [
    gaugeBy("agency_database_connections", "Connections to PostgreSQL, by state", "state", connections),
    figure("agency_database_waiting", "gauge", "Requests that wait for a connection", waiting),
  ];
}
