import { expect, test } from "vitest";
import { drill } from "./drill.ts";

// A hundred rounds, also of PostgreSQL: node test/drills/kill.ts app|postgres|failover 100
test("killed three times under mixed writes, nothing that was acknowledged is lost, doubled or half there", async () => {
  const { faults, counts } = await drill("app", 3, () => {});
  expect(faults).toEqual([]);
  expect(counts["Booking 201"]).toBeGreaterThan(0);
});
