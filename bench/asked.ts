import { parseArgs } from "node:util";

/** What the bench is asked for on its command line. */
export type Asked = {
  /** Parts by their names; all unless given. */
  only: string[];
  /** Addresses of other sites that are measured beside ours. */
  peers: string[];
  /** A file for the measures as JSON. */
  json: string | undefined;
  /** Whether the table becomes the one in bench/README.md. */
  keep: boolean;
  /** The bookings of the office that has grown. */
  growth: number;
  /** Two empty databases on PostgreSQL, for the small and the large office. */
  databases: [few: string, many: string] | undefined;
};

/** Reads `--only cached,renders --json <file> --keep --growth 1000000 --peers URL…`. Throws for anything else. */
export function readAsked(args: string[]): Asked {
  const options = {
    only: { type: "string", default: "" },
    json: { type: "string" },
    keep: { type: "boolean", default: false },
    peers: { type: "boolean", default: false },
    growth: { type: "string", default: "100000" },
    few: { type: "string" },
    many: { type: "string" },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.peers !== positionals.length > 0) throw new Error("Write --peers and then their addresses");
  const { only, json, keep, growth, few, many } = values;
  return {
    only: only.split(",").filter(Boolean),
    peers: positionals.map((one) => new URL(one).href),
    json,
    keep,
    growth: Number(growth),
    databases: few && many ? [few, many] : undefined,
  };
}
