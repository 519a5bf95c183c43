import { expect, test } from "vitest";
import { postgresPrograms } from "#test/support/own-postgres.ts";
import { drill } from "./drill.ts";

// Where the API is tested on PostgreSQL.
const isHere = Boolean(process.env["TEST_DATABASE_URL"] && postgresPrograms);

test.skipIf(!isHere)(
  "PostgreSQL killed under load, its replica in its place: the site says so, finds it, and has all it acknowledged",
  async () => {
    const { faults, counts, served } = await drill("failover", 1, () => {});
    expect(faults).toEqual([]);
    expect(counts["Booking 201"]).toBeGreaterThan(0);
    expect(served).toHaveLength(1);
  },
);
