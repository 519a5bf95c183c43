import { unknownRoute } from "../request-notes.ts";
import type { Metric } from "./exposition.ts";
import { Histogram } from "./histogram.ts";

const ownMethods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

/** There are fewer than 200 routes; the limit stops a fault that would count paths as routes. */
const mostSeries = 2000;

type Counted = { route: string; method: string; status: number; took: number };
type Series = { labels: Record<string, string>; times: Histogram };

/** Counts requests and their duration by route, method and class of status. Paths make no series, only routes do. */
export class RequestMetrics {
  readonly #series = new Map<string, Series>();

  /** `took`: in milliseconds. */
  count({ route, method, status, took }: Counted): void {
    const knownMethod = ownMethods.has(method) ? method : "other";
    this.#seriesOf(route, knownMethod, Math.floor(status / 100)).times.observe(took / 1000);
  }

  read(): Metric {
    return {
      name: "http_request_duration_seconds",
      type: "histogram",
      help: "Time until the reply was ready, by route, method and class of status",
      samples: [...this.#series.values()].flatMap(({ labels, times }) => times.samples(labels)),
    };
  }

  #seriesOf(route: string, method: string, statusClass: number): Series {
    const key = `${route} ${method} ${statusClass}`;
    const existing = this.#series.get(key);
    if (existing) return existing;
    if (this.#series.size >= mostSeries && route !== unknownRoute)
      return this.#seriesOf(unknownRoute, "other", statusClass);
    const series = { labels: { route, method, status: `${statusClass}xx` }, times: new Histogram() };
    this.#series.set(key, series);
    return series;
  }
}
