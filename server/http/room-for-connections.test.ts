import { expect, test } from "vitest";
import { fewConnections, readFileLimit, roomForConnections } from "./room-for-connections.ts";

test.each([
  [undefined, 2000],
  [1_048_576, 2000],
  [4120, 2000],
  [1024, 452],
  [600, 240],
  [100, 20],
])("a process that may open %s files takes %i connections", (files, connections) => {
  expect(roomForConnections(files)).toBe(connections);
  expect(fewConnections(files) === undefined).toBe(connections === 2000);
});

test("the operator is told how many files are enough", () => {
  expect(fewConnections(600)).toContain("240");
  expect(fewConnections(600)).toContain("4120");
  expect(fewConnections(4120)).toBeUndefined();
});

test("the limit of this process is known where the system tells it", () => {
  expect(readFileLimit()).toBeGreaterThan(100);
  expect(readFileLimit("/nowhere")).toBeUndefined();
});
