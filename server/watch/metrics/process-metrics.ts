import { monitorEventLoopDelay } from "node:perf_hooks";
import { figure, gaugeBy, type Metric } from "./exposition.ts";

const nano = 1e9;
const micro = 1e6;
/** In milliseconds: the sampling interval of the event loop, which is part of each measured delay. */
const resolution = 20;

/** Returns a function that reads this process's processor, memory, and the event loop's delay since the last call. */
export function processMetrics(): () => Metric[] {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();
  return () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const delays = { "50": delay.percentile(50), "99": delay.percentile(99), "100": delay.max };
    delay.reset();
    const inSeconds = Object.entries(delays).map(([percentile, value]) => {
      return [percentile, Math.max(0, value / nano - resolution / 1000)] as const;
    });
    return [
      figure("process_start_time_seconds", "gauge", "When this process began, since 1970", startedAt),
      figure(
        "process_cpu_seconds_total",
        "counter",
        "Processor time of this process",
        (user + system) / micro,
      ),
      figure("process_resident_memory_bytes", "gauge", "Memory of this process", rss),
      figure("nodejs_heap_used_bytes", "gauge", "Memory in use by JavaScript", heapUsed),
      figure("nodejs_external_memory_bytes", "gauge", "Memory of buffers and native objects", external),
      gaugeBy(
        "nodejs_eventloop_delay_seconds",
        "Delay of the event loop since the last reading, by percentile",
        "percentile",
        Object.fromEntries(inSeconds),
      ),
    ];
  };
}
