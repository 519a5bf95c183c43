import { parseArgs } from "node:util";

/** The bench's command line options. */
export type BenchOptions = {
  /** Names of the parts to run; empty for all. */
  only: string[];
  /** Addresses of other sites to measure for comparison. */
  peers: string[];
  /** The file to write the results to, as JSON. */
  json: string | undefined;
  /** Whether to replace the table in bench/README.md. */
  keep: boolean;
  /** Number of bookings of the large office. */
  growth: number;
  /** Two empty databases on PostgreSQL, for the small and the large office. */
  databases: [few: string, many: string] | undefined;
  /** The folder in which SQLite's two databases are kept and found again. */
  data: string | undefined;
};

/** Reads `--only cached,renders --json <file> --keep --growth 1000000 --data <folder> --peers URL…`. Throws for anything else. */
export function readBenchOptions(args: string[]): BenchOptions {
  const options = {
    only: { type: "string", default: "" },
    json: { type: "string" },
    keep: { type: "boolean", default: false },
    peers: { type: "boolean", default: false },
    growth: { type: "string", default: "100000" },
    few: { type: "string" },
    many: { type: "string" },
    data: { type: "string" },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.peers !== positionals.length > 0) throw new Error("Write --peers and then their addresses");
  const { only, json, keep, growth, few, many, data } = values;
  return {
    only: only.split(",").filter(Boolean),
    peers: positionals.map((one) => new URL(one).href),
    json,
    keep,
    growth: Number(growth),
    databases: few && many ? [few, many] : undefined,
    data,
  };
}
