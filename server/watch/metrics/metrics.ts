import type { RequestFromCache, ServedRequest } from "../watch-requests.ts";
import { exposition, figure, type Metric } from "./exposition.ts";
import { Histogram } from "./histogram.ts";
import { laneMetrics, type LaneCounts } from "./lane-metrics.ts";
import { processMetrics } from "./process-metrics.ts";
import { RequestMetrics } from "./request-metrics.ts";

type Source = () => readonly Metric[] | Promise<readonly Metric[]>;

/** In seconds: a query takes less than a page. */
const queryBounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** The figures of this process for Prometheus. */
export class Metrics {
  readonly #requests = new RequestMetrics();
  readonly #queries = new Histogram(queryBounds);
  readonly #lanes = new Map<string, () => LaneCounts>();
  readonly #sources: Source[] = [processMetrics()];

  countRequest({ notes, ...served }: ServedRequest): void {
    this.#requests.count({ ...served, route: notes.route });
  }

  countSentAtOnce(sent: RequestFromCache): void {
    this.#requests.count(sent);
  }

  countQuery(milliseconds: number): void {
    this.#queries.observe(milliseconds / 1000);
  }

  /** Watches queues of requests, by their names. */
  watchLanes(prefix: string, lanes: Readonly<Record<string, { counts: LaneCounts }>>): void {
    for (const [name, lane] of Object.entries(lanes)) this.#lanes.set(`${prefix} ${name}`, () => lane.counts);
  }

  /** Adds metrics that are read at each scrape. A source that throws is left out and counted as a failure. */
  add(source: Source): void {
    this.#sources.push(source);
  }

  /** All figures in Prometheus's text format. */
  async read(): Promise<string> {
    const read = await Promise.allSettled(this.#sources.map(async (source) => source()));
    const others = read.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
    const failed = read.filter(({ status }) => status === "rejected").length;
    return exposition([
      this.#requests.read(),
      {
        name: "agency_database_query_duration_seconds",
        type: "histogram",
        help: "Time of queries, waiting for a connection not included",
        samples: this.#queries.samples(),
      },
      ...laneMetrics(this.#lanes),
      ...others,
      figure("agency_unreadable_figures", "gauge", "Groups of figures that could not be read", failed),
    ]);
  }
}
