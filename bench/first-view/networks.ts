/** An emulated network: latency in milliseconds, throughput in bits per second. */
export type Network = { name: string; latency: number; down: number; up: number; mostLcp: number };

/** Slow 4G as defined by Lighthouse, and 2G. */
export const networks: readonly Network[] = [
  { name: "slow 4G", latency: 150, down: 1_638_400, up: 750_000, mostLcp: 1000 },
  { name: "2G", latency: 300, down: 250_000, up: 50_000, mostLcp: 3200 },
];
