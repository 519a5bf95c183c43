import { expect, test } from "vitest";
import { typedParty } from "./typed-party.ts";
import { typedStatus } from "./typed-status.ts";

test.each(["2+1", "2 + 1", "2 adults + 1 child", "2A+1C", "२+१"])("%j are two adults and a child", (cell) => {
  expect(typedParty(cell, undefined)).toEqual({ adults: "2", children: "1" });
});

test("what has a column of its own, or is no party, stays as it is", () => {
  expect(typedParty("2+1", "1")).toEqual({ adults: "2+1", children: "1" });
  expect(typedParty("2+1+1", undefined)).toEqual({ adults: "2+1+1", children: undefined });
  expect(typedParty("4 pax", undefined)).toEqual({ adults: "4", children: undefined });
  expect(typedParty(undefined, undefined)).toEqual({ adults: undefined, children: undefined });
});

test("registers shorten the status of a stay", () => {
  expect(["CNF", "Conf.", "Hold", "CXL", "C/O", "no-show"].map(typedStatus)).toEqual([
    "Accepted",
    "Accepted",
    "Pending",
    "Rejected",
    "Completed",
    "Rejected",
  ]);
  expect(typedStatus("perhaps")).toBeUndefined();
});
